/**
 * The sheet of the islands that a document names, as an element for its head; undefined where it is
 * there already, or nothing of the page needs one.
 */
export function missingSheet(page: Document): HTMLLinkElement | undefined {
  const name = page.documentElement.dataset['sheet']
  if (!name || page.head.querySelector(`[href$="${name}"]`)) return undefined
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = `/_astro/${name}`
  return link
}
