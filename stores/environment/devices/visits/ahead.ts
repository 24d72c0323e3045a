import { pageOf } from './page-of.ts'

/** A pointer that only passes over a link asks for nothing. */
const RESTED = 80

/** Fetches a page when its link is rested on, touched or focused; the visit then has it at hand. */
export function fetchAhead(document: Document): void {
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchPage = (page: URL) => {
    const link = document.createElement('link')
    if (fetched.has(page.href) || !link.relList.supports('prefetch')) return
    fetched.add(page.href)
    link.rel = 'prefetch'
    link.href = page.href
    document.head.append(link)
  }
  const consider = (event: Event) => {
    const { target } = event
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    const page = link && !link.matches('[rel~="nofollow"], [data-no-prefetch]') && pageOf(link)
    if (!page || page.pathname === location.pathname) return
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    timer = setTimeout(() => fetchPage(page), isTouch ? 0 : RESTED)
  }
  for (const intent of ['pointerover', 'focusin'] as const)
    document.addEventListener(intent, consider, { passive: true })
}
