// Loaded when a link is first pointed at: a page that is left by none does not pay for it.
const router = () => import('astro:transitions/client')

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

async function navigateTo(link: HTMLAnchorElement): Promise<void> {
  const { navigate } = await router()
  const history = link.dataset['astroHistory'] === 'replace' ? 'replace' : 'auto'
  await navigate(link.href, { sourceElement: link, history })
}

function follow(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link) return
  event.preventDefault()
  navigateTo(link).catch(() => location.assign(link.href))
}

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Swaps pages without leaving the document, so that sockets and the game's frame live on. */
export function followLinksSoftly(): () => void {
  const following = new AbortController()
  const { signal } = following
  const prepare = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) void router()
  }
  document.addEventListener('click', follow, { signal })
  for (const intent of INTENTS)
    document.addEventListener(intent, prepare, { signal, passive: true })
  return () => following.abort()
}
