/* What pages of sports load late: what stands beside the markets of a match, and results. */
export { openBeside } from '#islands/sports/figures/open.ts'
export { drawResultsOf } from '#islands/sports/figures/results.ts'
