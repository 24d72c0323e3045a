import { kept } from '../kept.ts'

/** Loaded when a link is first pointed at: a page that is left by none does not pay for it. */
const visits = kept(async () => (await import('./visits/visits.ts')).beginVisits())

/** The links of nearly every page; what else leads to pages is heard by what is loaded late. */
const LINK = 'a[href^="/"]:not([target], [download], [data-astro-reload])'

const isPlain = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK)
  if (!link || event.defaultPrevented || !isPlain(event)) return
  event.preventDefault()
  visits()
    .then(visit => visit(link))
    .catch(() => location.assign(link.href))
}

/** Swaps pages without leaving the document, so that sockets and the game's frame live on. */
export function followLinksSoftly(): () => void {
  const following = new AbortController()
  const { signal } = following
  const prepare = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, form')) visits().catch(() => {})
  }
  document.addEventListener('click', follow, { signal })
  document.addEventListener('pointerover', prepare, { signal })
  document.addEventListener('focusin', prepare, { signal })
  return () => following.abort()
}
