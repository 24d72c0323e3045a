/**
 * Has the browser keep what the pages of this locale have in common: the next ones then bring little
 * more than what is theirs alone. A browser that knows of no such thing is asked for nothing.
 */
export function keepDictionary(document: Document): void {
  const { dictionary } = document.documentElement.dataset
  const link = document.createElement('link')
  if (!dictionary || !link.relList.supports('compression-dictionary')) return
  link.rel = 'compression-dictionary'
  link.href = `/_astro/${dictionary}`
  document.head.append(link)
}
