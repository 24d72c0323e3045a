import { navigate } from 'astro:transitions/client'

/** The link that a plain click means to follow on this site, if it is one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return undefined
  const [target] = event.composedPath()
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self')) return undefined
  const isOwn = link.origin === location.origin && !link.hasAttribute('download')
  return isOwn && !('astroReload' in link.dataset) ? link : undefined
}

function follow(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link) return
  event.preventDefault()
  const history = link.dataset['astroHistory'] === 'replace' ? 'replace' : 'auto'
  navigate(link.href, { sourceElement: link, history })
}

/** Swaps pages without leaving the document, so that sockets and the game's frame live on. */
export function followLinksSoftly(): () => void {
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
