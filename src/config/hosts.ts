import { decodePath, encodePath, isHidden } from './host-path.ts'
import {
  canonicalLocale,
  hasLocaleForm,
  type Locale,
  preferredLocale,
  resolveLocale
} from './locales.ts'
import { HANDLER_ALIASES, href, ROUTES, type RouteName, routeOf } from './routes.ts'

/** Where an unprefixed path leads: to the same route in the visitor's locale, query kept. */
export const UNPREFIXED = {
  '/': 'lobby',
  '/verifyEmail/': 'verifyEmail'
} as const satisfies Record<string, RouteName>

/** Unprefixed `/internal/*` is one page that reads the rest of its address itself. */
export const UNPREFIXED_INTERNAL = '/internal/'

/** Routes whose last part need not be known to the build; one file a locale answers for the rest. */
export const SHELLS = { game: '_shell', internal: 'index' } as const satisfies Partial<
  Record<RouteName, string>
>

export interface SiteRequest {
  /** As it came, percent-encoded. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  readonly storedLocale?: string | undefined
  /** Language tags in the order of preference. */
  readonly languages?: readonly string[]
}

export interface Site {
  readonly defaultLocale: Locale
  /** The locales it is built in; all where it does not say. */
  readonly locales?: readonly Locale[]
  /** Whether the build holds the file, named from the root: `/en/index.html`. */
  has(file: string): boolean
  /**
   * Whether the house has a game that the build does not know. A host that can not tell serves the
   * shell, and that finds out.
   */
  knowsGame?(slug: string): boolean
  /** Whether an outside book stands in the place of the house's own. */
  readonly hasOutsideBook?: boolean
}

export type SiteAnswer =
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'redirect'
      readonly status: 301 | 302
      readonly location: string
      /** The answer depends on cookie and language, so that no cache may share it. */
      readonly personal: boolean
    }
  | { readonly kind: 'missing'; readonly file: string | undefined }

/** Languages of an Accept-Language header, the most wanted first. */
export function languagesOf(header: string | undefined): readonly string[] {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { tag, weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
  return wanted
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The locale for who comes without one: query, then stored, then the browser's, then the house's. */
export function homeLocale(request: SiteRequest, { defaultLocale, locales }: Site): Locale {
  return resolveLocale({
    query: new URLSearchParams(request.query).get('locale'),
    stored: request.storedLocale,
    fallback: preferredLocale(request.languages ?? [], locales) ?? defaultLocale,
    among: locales
  })
}

/** The file that answers for the parts of a route which the build does not know. */
export function shellFile(locale: Locale, name: keyof typeof SHELLS): string {
  const path: string = ROUTES[name].path
  return `/${locale}${path.replace(/:\w+|\*/, SHELLS[name])}index.html`
}

/** The page with an outside book's frame, which answers for every address of sports where there is one. */
export const OUTSIDE_BOOK = '/outside/_sports/'

const isShell = (name: RouteName | undefined): name is keyof typeof SHELLS =>
  name !== undefined && Object.hasOwn(SHELLS, name)

function missing(site: Site, locale?: Locale): SiteAnswer {
  const own = locale ? [`/${locale}/404/index.html`, `/${locale}/404.html`] : []
  return { kind: 'missing', file: [...own, '/404.html'].find(file => site.has(file)) }
}

const redirect = (status: 301 | 302, location: string, personal = false): SiteAnswer => ({
  kind: 'redirect',
  status,
  location,
  personal
})

function inLocale(locale: Locale, rest: string, request: SiteRequest, site: Site): SiteAnswer {
  const alias = HANDLER_ALIASES.find(name => rest === `/${name}-handler/`)
  if (alias) return redirect(302, `/${locale}/${alias}-login-handler/${request.query}`)
  const target = `/${locale}${rest}`
  if (target !== decodePath(request.path)) return redirect(301, encodePath(target) + request.query)
  const frame = `/${locale}${OUTSIDE_BOOK}index.html`
  if (site.hasOutsideBook && rest.startsWith(ROUTES.sports.path) && site.has(frame))
    return { kind: 'file', file: frame }
  if (site.has(`${target}index.html`)) return { kind: 'file', file: `${target}index.html` }
  const route = routeOf(rest)
  if (isShell(route)) {
    const file = shellFile(locale, route)
    const isGone = route === 'game' && site.knowsGame?.(rest.split('/').at(-2) ?? '') === false
    if (!isGone && site.has(file)) return { kind: 'file', file }
  }
  return missing(site, locale)
}

function withoutLocale(path: string, request: SiteRequest, site: Site): SiteAnswer {
  const entry = Object.entries(UNPREFIXED).find(([from]) => from === path)
  if (entry) return redirect(302, href(homeLocale(request, site), entry[1]) + request.query, true)
  const file = path.startsWith(UNPREFIXED_INTERNAL) ? UNPREFIXED_INTERNAL : path
  if (!site.has(`${file}index.html`)) return missing(site)
  if (path !== decodePath(request.path)) return redirect(301, encodePath(path) + request.query)
  return { kind: 'file', file: `${file}index.html` }
}

/** What the site's host answers to a request: the rules of every host, whatever its make. */
export function answerOf(request: SiteRequest, site: Site): SiteAnswer {
  const decoded = decodePath(request.path)
  if (decoded === undefined || !decoded.startsWith('/')) return missing(site)
  const [, first = ''] = decoded.split('/').filter((part, index) => index === 0 || part !== '')
  const locale = hasLocaleForm(first) ? canonicalLocale(first, site.locales) : undefined
  if (isHidden(decoded)) return missing(site, locale)
  if (/\.[a-z0-9]+$/i.test(decoded))
    return site.has(decoded) ? { kind: 'file', file: decoded } : missing(site, locale)

  const path = `${decoded}/`.replace(/\/{2,}/g, '/')
  if (!hasLocaleForm(first)) return withoutLocale(path, request, site)
  if (!locale) return redirect(302, `/${request.query}`)
  return inLocale(locale, path.slice(first.length + 1), request, site)
}
