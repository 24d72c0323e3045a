/**
 * Runs before the first paint: marks the document when a session may exist, so that the right
 * header shows; otherwise a page that only a player has use of leads to sign-in and back.
 */
export const markSession =
  "(h=>{/(^|; )sessionInfo=/.test(document.cookie)?h.dataset.session='':h.dataset.signIn&&location.replace(h.dataset.signIn+encodeURIComponent(location.pathname+location.search))})(document.documentElement)"

/** Stands for the list of chunks, which is known only after the build. */
export const CHUNKS = '"session chunks"'

/** Fetches the code of the islands at once where a session may exist, not link by link. */
export const preloadIslands = `'session'in document.documentElement.dataset&&[${CHUNKS}].forEach(c=>{const l=document.createElement('link');l.rel='modulepreload';l.href='/_astro/'+c;document.head.append(l)})`
