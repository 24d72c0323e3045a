/**
 * The address that a redirect may go to: the wanted one when it lies on the site, else the other.
 * Go to the whole of it: its path alone can name another host again.
 */
export function redirectTarget(wanted: unknown, site: URL, otherwise: string): string {
  const fallback = new URL(otherwise, site.origin).href
  if (typeof wanted !== 'string' || !URL.canParse(wanted, site.origin)) return fallback
  const target = new URL(wanted, site.origin)
  const isOnSite =
    target.origin === site.origin &&
    (target.protocol === 'https:' || target.protocol === 'http:') &&
    target.username === '' &&
    target.password === '' &&
    !target.pathname.startsWith('//')
  return isOnSite ? target.href : fallback
}
