/**
 * Stand in scripts and in attributes for what is known only after the build: names of files in
 * `_astro`, which the last work on a page puts in their place (`integrations/finish-page.ts`).
 */
export const CHUNKS = 'session-chunks'
export const RUNTIME = 'island-runtime'
export const SHEET = 'session-styles'
export const DICTIONARY = 'page-dictionary'
/** The loader of what is touched, the question for consent, and what flags change. */
export const TOUCHED = 'FILE_OF_TOUCHED'
export const ASKED = 'FILE_OF_CONSENT'
export const FLAGS = 'FILE_OF_FLAGS'

/** What the elements of the scripts that start islands carry for them. */
export const runtimeNames = { 'data-runtime': RUNTIME }
export const islandNames = { ...runtimeNames, 'data-chunks': CHUNKS }
