import { LOCALE_CODES } from './locales.ts'
import { ROUTES, type RouteName } from './routes.ts'
import { INLINE_STYLES, type ThirdPartyOrigins } from './third-parties.ts'

/** What the build writes beside its pages as `headers.json`. */
export interface BuildHeaders {
  /** Of inline scripts, as a policy names them: `sha256-…`. */
  readonly scripts: readonly string[]
  /** Of style elements, likewise. */
  readonly styles: readonly string[]
}

/** Whom pages speak with, besides their own origin. */
export interface Origins {
  readonly site: string
  /** Endpoints of GraphQL, identity and the like that live elsewhere. */
  readonly api?: readonly string[]
  /** What is only asked and listened to: neither framed nor sent forms. */
  readonly services?: readonly string[]
  /** Whose scripts run in our pages, with their pictures: they are asked and listened to as well. */
  readonly widgets?: readonly string[]
  /** What is only shown in a frame. */
  readonly frames?: readonly string[]
  /** Trackers, a chat and the like, by what is taken of them. */
  readonly thirdParties?: ThirdPartyOrigins
  readonly games: readonly string[]
  readonly payments: readonly string[]
}

export type Headers = Readonly<Record<string, string>>

const NO_PARTIES: ThirdPartyOrigins = {
  scripts: [],
  connect: [],
  images: [],
  frames: [],
  styles: [],
  fonts: []
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash.replaceAll("'", '')}'`)

/** The content security policy of every page: nothing inline but what the build has written. */
export function contentSecurityPolicy({ scripts, styles }: BuildHeaders, origins: Origins): string {
  const { site, api = [], services = [], widgets = [], frames = [], games, payments } = origins
  const { thirdParties = NO_PARTIES } = origins
  const spoken = [...new Set([site, ...api, ...services, ...widgets])]
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts), ...widgets, ...thirdParties.scripts],
    // Beside a hash browsers take no notice of the word that allows all inline styles.
    'style-src': [
      "'self'",
      ...(thirdParties.styles.includes(INLINE_STYLES) ? [] : quoted(styles)),
      ...thirdParties.styles
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...widgets, ...thirdParties.images],
    'font-src': ["'self'", ...thirdParties.fonts],
    'connect-src': [
      "'self'",
      ...spoken.filter(origin => origin !== site),
      ...spoken.map(socketOf),
      ...thirdParties.connect
    ],
    'frame-src': [
      "'self'",
      ...api.filter(origin => origin !== site),
      ...games,
      ...payments,
      ...frames,
      ...thirdParties.frames
    ],
    'form-action': ["'self'", ...api.filter(origin => origin !== site), ...payments],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"]
  }
  const parts = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (site.startsWith('https:')) parts.push('upgrade-insecure-requests')
  return parts.join('; ')
}

/**
 * Headers that stand on every answer, whatever it is. Our own pages are told where a request came
 * from: without that a browser sends their forms with the origin `null`.
 */
export const BASE_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
}

/** A year, on every name below the site: only for a site that is served over TLS. */
export const TRANSPORT_SECURITY: Headers = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains'
}

/** Where browsers find the rules below; the page's header names it. */
export const SPECULATION_PATH = '/speculation-rules.json'

const NEXT = [
  { href_matches: LOCALE_CODES.map(locale => `/${locale}/*`) },
  { not: { href_matches: '/*-handler/*' } },
  { not: { selector_matches: '[rel~=nofollow], [data-no-prefetch], [data-session] *' } }
] as const

/** Pages that only show something: no frame, no line of their own, nothing done by opening them. */
const DRAWN_AHEAD = [
  'lobby',
  'games',
  'gameCategory',
  'gameList',
  'gameStudios',
  'gameStudio',
  'blackjack',
  'bonusGames',
  'hotGames',
  'jackpots',
  'liveCasino',
  'megaways',
  'newGames',
  'roulette',
  'slots',
  'tableGames',
  'promotions',
  'fairPlay',
  'responsiblePlay',
  'bonusTerms',
  'terms',
  'privacy',
  'accessibility',
  'languages'
] as const satisfies readonly RouteName[]

/**
 * Pages a visitor may open next are fetched when the pointer rests on their link, and those that only
 * show something are drawn as well, so that a press has nothing to wait for. What counts visits or asks
 * for consent waits there until the page is shown (`in-page/first-touch.ts`). With a session the
 * navigation module fetches ahead, for what is fetched here serves plain loads only.
 */
export const SPECULATION_RULES = {
  prefetch: [{ source: 'document', where: { and: NEXT }, eagerness: 'moderate' }],
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          ...NEXT,
          { href_matches: DRAWN_AHEAD.map(name => `/:locale${ROUTES[name].path}`) },
          // An address that asks for something, or tells who sent the visitor.
          { not: { href_matches: '/*\\?(.+)' } }
        ]
      },
      eagerness: 'moderate'
    }
  ]
} as const

export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=3600, stale-while-revalidate=86400',
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** A redirect that is the same for everybody, and one that goes by who asks. */
  moved: 'public, max-age=300',
  personal: 'private, no-cache',
  missing: 'no-cache',
  none: 'no-store'
} as const

/** How long the answer for a file of the build may be kept. */
export function cacheOf(file: string): string {
  if (file.startsWith('/_astro/')) return CACHE.immutable
  return file.endsWith('.html') || file.endsWith('.json') ? CACHE.page : CACHE.asset
}

/** Headers of a page of the site. */
export const pageHeaders = (build: BuildHeaders, origins: Origins): Headers => ({
  ...BASE_HEADERS,
  ...(origins.site.startsWith('https:') && TRANSPORT_SECURITY),
  'content-security-policy': contentSecurityPolicy(build, origins),
  'speculation-rules': `"${SPECULATION_PATH}"`
})
