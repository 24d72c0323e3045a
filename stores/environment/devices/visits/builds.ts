/** On every page of a session; its file is named by the code of all that such a page loads. */
const SHELL = '[data-astro-transition-persist="wallet"]'

const buildOf = (page: Document) => page.querySelector(SHELL)?.getAttribute('component-url')

/**
 * Keeps two builds out of one document: a page of another build, or one whose code is gone, or whose
 * styles the policy of this document does not name, is loaded plainly. A page that was loaded plainly
 * is not loaded again, so this makes no circle.
 */
export function staySameBuild(document: Document): void {
  let wasSwapped = false
  let styles: ReadonlySet<EventTarget> = new Set()
  const load = () => {
    if (!wasSwapped) return
    wasSwapped = false
    document.location.reload()
  }
  document.addEventListener('astro:before-preparation', event => {
    const { loader } = event
    event.loader = async () => {
      await loader()
      if (event.defaultPrevented) return
      const [now, next] = [buildOf(document), buildOf(event.newDocument)]
      if (now && next && now !== next) event.preventDefault()
    }
  })
  document.addEventListener('astro:after-swap', () => {
    wasSwapped = true
    styles = new Set(document.head.querySelectorAll('style'))
  })
  document.addEventListener('astro:hydration-error', load)
  // Of a style that somebody else adds nothing follows.
  document.addEventListener('securitypolicyviolation', ({ target }) => {
    if (target && styles.has(target)) load()
  })
}
