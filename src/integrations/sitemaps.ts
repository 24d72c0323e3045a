import type { Locale } from '../config/locales.ts'

export interface SitemapPage {
  readonly address: string
  readonly modified: string | undefined
  readonly alternates: ReadonlyMap<string, string>
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const lastChange = (day: string | undefined) => (day ? `<lastmod>${escaped(day)}</lastmod>` : '')

function entry({ address, modified, alternates }: SitemapPage): string {
  const links = [...alternates].map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`
  )
  return `<url><loc>${escaped(address)}</loc>${lastChange(modified)}${links.join('')}</url>\n`
}

/** The sitemap of one locale, each page with its addresses in all the others. */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(entry).join('')}</urlset>\n`

export const sitemapFile = (locale: Locale): string => `sitemap-${locale}.xml`

/** Names the sitemaps of the locales. */
export const sitemapIndex = (locales: readonly Locale[], at: (path: string) => string): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${locales
    .map(locale => `<sitemap><loc>${escaped(at(`/${sitemapFile(locale)}`))}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/**
 * What crawlers may read: everything, since a page that is not to be kept says so itself, and could
 * not if nobody read it. A build without a public address is no site of its own: nothing of it is
 * to be found.
 */
export const robots = (at: (path: string) => string, isPublic: boolean): string =>
  isPublic
    ? `User-agent: *\nAllow: /\n\nSitemap: ${at('/sitemap.xml')}\n`
    : 'User-agent: *\nDisallow: /\n'
