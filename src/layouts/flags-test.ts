import { PAGE_FLAGS } from '#config/flags.ts'

/** Stands for what is known only after the build: the file of `components/flags/flags.ts`. */
export const FLAGS_FILE = '"flags"'

/** A name that begins as another one does needs no test of its own. */
const STARTS = PAGE_FLAGS.filter(
  name => !PAGE_FLAGS.some(other => other !== name && name.startsWith(other))
)

/**
 * Runs in the head: a browser in which a flag is set fetches what that changes, and paints nothing
 * before it is there. Whoever has set none, which is everybody but testers, fetches nothing.
 */
export const testFlags = (isBuilt: boolean): string =>
  `try{if(/${STARTS.join('|')}/.test(Object.keys(localStorage))){const d=document,l=d.createElement('script');l.type='module';l.src='/${isBuilt ? `_astro/'+${FLAGS_FILE}` : "src/components/flags/flags.ts'"};l.setAttribute('blocking','render');d.head.append(l)}}catch(e){console.warn(e.message)}`
