/** What the house advertises on its pages: the stage, the promotions below it, the banner of a page. */
const BANNER = '.slide a, .promo a, .banner a'

/** Tells where a banner that was pressed leads, without its query. */
export function watchBanners(page: Document, told: (target: string) => void): () => void {
  const pressed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(BANNER) : null
    if (link) told(link.pathname)
  }
  page.addEventListener('click', pressed, true)
  return () => page.removeEventListener('click', pressed, true)
}
