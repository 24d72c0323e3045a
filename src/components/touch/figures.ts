export { openBeside } from '#islands/sports/figures/open.ts'
