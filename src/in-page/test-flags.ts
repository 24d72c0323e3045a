import { PAGE_FLAGS } from '#config/flags.ts'
import { FLAGS } from './file-names.ts'

/**
 * A browser in which a flag is set fetches what that changes, and paints nothing before it is there.
 * Whoever has set none, which is everybody but testers, fetches nothing.
 */
try {
  if (new RegExp(PAGE_FLAGS.join('|')).test(String(Object.keys(localStorage)))) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = import.meta.env.PROD ? `/_astro/${FLAGS}` : '/src/components/flags/flags.ts'
    script.setAttribute('blocking', 'render')
    document.head.append(script)
  }
} catch (error) {
  console.warn(error instanceof Error ? error.message : error)
}
