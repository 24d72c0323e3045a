/**
 * What the programs of a build are given. The bundler is done before the first page is drawn, and what it
 * held is of no use to thousands of pages: its allocators give it back at once, where they would keep half
 * a gigabyte for work that never comes.
 */
export const buildEnvironment = (operator: string): NodeJS.ProcessEnv => ({
  ...process.env,
  LOBBY_OPERATOR: operator,
  ASTRO_TELEMETRY_DISABLED: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '1'
})
