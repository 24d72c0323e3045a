import type { ConsentCategory } from './consent-categories.ts'
import type { ThirdPartySettings } from './third-party-settings.ts'

/** Managers of consent that may stand in the place of the house's own. */
export const CONSENT_MANAGERS = [
  'cookiebot',
  'cookieinformation',
  'onetrust',
  'usercentrics'
] as const

export type ConsentManagerName = (typeof CONSENT_MANAGERS)[number]

/** The tracking options of the specification, section 3, with their spelling. */
export interface TrackingOptions {
  readonly analyticsTrackingId?: string
  readonly adformTrackingId?: string
  readonly adformHost?: string
  readonly gaMeasurementId?: string
  readonly gtmId?: string
  readonly fullStoryOrgId?: string
}

/** What the pages are told; `/third-parties.json` in the form of `contract/wire/third-parties.ts`. */
export interface ThirdParties {
  readonly consentManager: {
    readonly kind: ConsentManagerName
    readonly id: string
    readonly url: string
  } | null
  readonly trackers: {
    readonly analytics?: { readonly url: string; readonly ids: readonly string[] }
    readonly tagManager?: { readonly url: string; readonly id: string }
    readonly advertising?: { readonly url: string; readonly id: string }
    readonly recording?: { readonly url: string; readonly id: string }
    readonly events?: { readonly url: string }
  }
  readonly scripts: readonly {
    readonly name: string
    readonly url: string
    readonly category: Exclude<ConsentCategory, 'necessary'>
    readonly integrity?: string
  }[]
  readonly fonts: readonly string[]
  readonly chat: { readonly kind: 'classic' | 'messenger'; readonly url: string } | null
  /** Where errors are told; with a `url` by the script that is there, else by the house's own code. */
  readonly reports: {
    readonly dsn: string
    readonly url?: string
    readonly integrity?: string
  } | null
}

/** What a content policy has to name, by what is taken of it: origins, and the keyword below. */
export interface ThirdPartyOrigins {
  readonly scripts: readonly string[]
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const MANAGER_ADDRESSES: Readonly<Record<ConsentManagerName, string>> = {
  cookiebot: 'https://consent.cookiebot.com/uc.js',
  cookieinformation: 'https://policy.app.cookieinformation.com/uc.js',
  onetrust: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
  usercentrics: 'https://web.cmp.usercentrics.eu/ui/loader.js'
}

const GTAG = 'https://www.googletagmanager.com/gtag/js'
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'
const ADVERTISING_HOST = 'track.adform.net'
const ADVERTISING_PATH = '/serving/scripts/trackpoint/async/'
const RECORDING = 'https://edge.fullstory.com/s/fs.js'
const CHAT = 'https://static.zdassets.com/ekr/snippet.js'

/** What a party asks for beside its own script, where the script comes from its maker. */
const BEHIND: Readonly<Record<string, Partial<ThirdPartyOrigins>>> = {
  'https://www.googletagmanager.com': {
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com']
  },
  'https://edge.fullstory.com': {
    connect: ['https://rs.fullstory.com'],
    images: ['https://rs.fullstory.com']
  },
  'https://static.zdassets.com': {
    connect: ['https://*.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'],
    images: ['https://*.zendesk.com']
  },
  'https://consent.cookiebot.com': {
    scripts: ['https://consentcdn.cookiebot.com'],
    connect: ['https://consentcdn.cookiebot.com'],
    images: ['https://imgsct.cookiebot.com'],
    frames: ['https://consentcdn.cookiebot.com']
  },
  'https://policy.app.cookieinformation.com': {
    connect: ['https://consent.app.cookieinformation.com']
  },
  'https://cdn.cookielaw.org': { connect: ['https://*.onetrust.com'] },
  'https://web.cmp.usercentrics.eu': {
    scripts: ['https://*.usercentrics.eu'],
    connect: ['https://*.usercentrics.eu'],
    images: ['https://*.usercentrics.eu']
  }
}

/** The parts of a brand that say whom its pages take scripts of. */
export interface ThirdPartyBrand {
  readonly features: readonly string[]
  readonly trackers: TrackingOptions
  readonly thirdParties?: ThirdPartySettings | undefined
}

function trackersOf(
  options: TrackingOptions,
  { trackerAddresses = {}, events }: ThirdPartySettings
): ThirdParties['trackers'] {
  const { adformHost = ADVERTISING_HOST, adformTrackingId, gtmId, fullStoryOrgId } = options
  const ids = [options.gaMeasurementId, options.analyticsTrackingId].filter(id => id !== undefined)
  return {
    ...(ids.length > 0 && { analytics: { url: trackerAddresses.analytics ?? GTAG, ids } }),
    ...(gtmId && { tagManager: { url: trackerAddresses.tagManager ?? TAG_MANAGER, id: gtmId } }),
    ...(adformTrackingId && {
      advertising: {
        url: trackerAddresses.advertising ?? `https://${adformHost}${ADVERTISING_PATH}`,
        id: adformTrackingId
      }
    }),
    ...(fullStoryOrgId && {
      recording: { url: trackerAddresses.recording ?? RECORDING, id: fullStoryOrgId }
    }),
    ...(events && { events: { url: events } })
  }
}

function chatOf(features: readonly string[], { chat }: ThirdPartySettings): ThirdParties['chat'] {
  if (!chat) return null
  const url = new URL(chat.url ?? CHAT)
  url.searchParams.set('key', chat.key)
  const kind = features.includes('enableZendeskWebWidget') ? 'classic' : 'messenger'
  return { kind, url: url.href }
}

/**
 * Whom the pages of a brand take scripts of. What `own` says goes before what the brand file says;
 * what neither says is not there, and nothing is loaded for it.
 */
export function thirdPartiesOf(
  { features, trackers, thirdParties = {} }: ThirdPartyBrand,
  own: ThirdPartySettings = {}
): ThirdParties {
  const settings = { ...thirdParties, ...own }
  const { consentManager, scripts = [], fonts = [], reports, reportsScript } = settings
  return {
    consentManager: consentManager
      ? { ...consentManager, url: consentManager.url ?? MANAGER_ADDRESSES[consentManager.kind] }
      : null,
    trackers: trackersOf({ ...trackers, ...settings.trackers }, settings),
    scripts,
    fonts,
    chat: chatOf(features, settings),
    reports: reports ? { dsn: reports, ...reportsScript } : null
  }
}

const originOf = (url: string) => new URL(url).origin

/** Managers of consent write the looks of their dialogs into the page; scripts never have this. */
export const INLINE_STYLES = "'unsafe-inline'"

/** The origins that the content policy of such pages names: those of each party, and what stands behind it. */
export function thirdPartyOrigins(parties: ThirdParties): ThirdPartyOrigins {
  const { consentManager, trackers, scripts, fonts, chat, reports } = parties
  const { events, ...loaded } = trackers
  const runs = [
    ...(consentManager ? [consentManager] : []),
    ...Object.values(loaded),
    ...scripts,
    ...(chat ? [chat] : []),
    ...(reports?.url ? [{ url: reports.url }] : [])
  ].map(({ url }) => originOf(url))
  const asked = [...(events ? [events.url] : []), ...(reports ? [reports.dsn] : [])].map(originOf)
  const behind = (kind: keyof ThirdPartyOrigins) => runs.flatMap(run => BEHIND[run]?.[kind] ?? [])
  const once = (...origins: readonly string[]) => [...new Set(origins)]
  return {
    scripts: once(...runs, ...behind('scripts')),
    connect: once(...runs, ...asked, ...behind('connect')),
    images: once(...runs, ...behind('images')),
    frames: once(...(chat ? [originOf(chat.url)] : []), ...behind('frames')),
    styles: once(
      ...fonts.map(originOf),
      ...behind('styles'),
      ...(consentManager ? [originOf(consentManager.url), INLINE_STYLES] : [])
    ),
    fonts: once(...fonts.map(originOf))
  }
}
