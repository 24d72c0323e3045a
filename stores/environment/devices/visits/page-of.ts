/** Handlers carry answers of providers in their address and are never fetched by script. */
const PAGE = /^\/[a-z]{2}(_[A-Z]{2})?\/(?!.*-handler\/)/

/** The address if it is one of the site's own pages. */
export function pageAt(href: string): URL | undefined {
  const url = URL.canParse(href, location.href) ? new URL(href, location.href) : undefined
  return url?.origin === location.origin && PAGE.test(url.pathname) ? url : undefined
}

/** The page of this site that a link leads to; undefined where the browser is to load it itself. */
export function pageOf(link: Element): URL | undefined {
  const href = link.getAttribute('href')
  const isOwnWindow = (link.getAttribute('target') ?? '_self') === '_self'
  if (href === null || !isOwnWindow || link.matches('[download], [data-astro-reload]'))
    return undefined
  return pageAt(href)
}
