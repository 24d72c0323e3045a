import { ASKED_THINGS, BROUGHT_THINGS, LENGTHENED_THINGS, type Names } from './asked-things.ts'
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent-categories.ts'
import type { ThirdParties } from './third-parties.ts'

/** Who beside the house may store something, where a brand takes scripts of them. */
type Party = Exclude<keyof ThirdParties['trackers'], 'events'> | 'chat'

/** What something is stored for; each has its words in the messages. */
type Purpose =
  | 'advertising'
  | 'arrival'
  | 'bets'
  | 'chat'
  | 'clock'
  | 'consent'
  | 'counting'
  | 'deposit'
  | 'favourites'
  | 'form'
  | 'further'
  | 'games'
  | 'language'
  | 'mode'
  | 'notices'
  | 'payment'
  | 'prices'
  | 'recording'
  | 'signIn'
  | 'slip'
  | 'staff'
  | 'variant'

type Place = 'cookie' | 'database' | 'local' | 'script' | 'session' | 'typeface'

interface Details {
  readonly purpose: Purpose
  /** Days, or until what; only another party knows how long what is `theirs` lasts. */
  readonly lasts: number | 'browser' | 'removed' | 'signOut' | 'tab' | 'theirs'
  /** Of another party's script; without one the house itself stores it. */
  readonly party?: Party
}

export interface StoredThing extends Details {
  /** A star at its end stands for whatever follows. */
  readonly name: string
  readonly place: Place
  readonly category: ConsentCategory
}

/** What is kept without asking, since nothing that a person asked for would work without it. */
const NECESSARY: readonly (Details & { readonly place: Place; readonly names: string })[] = [
  { place: 'cookie', names: 'consent', purpose: 'consent', lasts: 180 },
  { place: 'session', names: 'consent', purpose: 'consent', lasts: 'tab' },
  { place: 'local', names: 'unsentConsent', purpose: 'consent', lasts: 'removed' },
  { place: 'cookie', names: 'locale', purpose: 'language', lasts: 365 },
  {
    place: 'cookie',
    names:
      'sessionInfo accessToken refreshToken keycloakAccessToken identity_session* __Secure-identity_session*',
    purpose: 'signIn',
    lasts: 'signOut'
  },
  {
    place: 'cookie',
    names:
      'identity_interaction* identity_resume* __Secure-identity_interaction* __Secure-identity_resume*',
    purpose: 'signIn',
    lasts: 1
  },
  { place: 'session', names: 'usedAt', purpose: 'signIn', lasts: 'tab' },
  { place: 'database', names: 'identity', purpose: 'signIn', lasts: 'signOut' },
  { place: 'cookie', names: 'gameInit', purpose: 'clock', lasts: 'browser' },
  {
    place: 'cookie',
    names: 'userEmail skipOptionalPhoneNumberVerification',
    purpose: 'form',
    lasts: 'browser'
  },
  {
    place: 'session',
    names:
      'registration verification phoneVerification bankLogin bankRegistration confirmationLink',
    purpose: 'form',
    lasts: 'tab'
  },
  { place: 'session', names: 'openCashier depositAway', purpose: 'payment', lasts: 'tab' },
  { place: 'local', names: 'sentDeposit', purpose: 'payment', lasts: 'removed' },
  { place: 'cookie', names: 'sportsCoupon', purpose: 'slip', lasts: 'browser' },
  { place: 'session', names: 'pressedPrices', purpose: 'slip', lasts: 'tab' },
  { place: 'session', names: 'sentBets', purpose: 'bets', lasts: 'tab' },
  { place: 'session', names: 'oddsFormat', purpose: 'prices', lasts: 'tab' },
  { place: 'session', names: 'stars', purpose: 'favourites', lasts: 'tab' },
  {
    place: 'session',
    names: 'notices dismissedNotices limitAsked',
    purpose: 'notices',
    lasts: 'tab'
  },
  {
    place: 'cookie',
    names: 'displayWantToDepositDialog welcomeShownAt',
    purpose: 'notices',
    lasts: 'browser'
  },
  { place: 'cookie', names: 'internalTrackingId', purpose: 'staff', lasts: 'browser' },
  { place: 'cookie', names: '__zlcmid', purpose: 'chat', lasts: 365, party: 'chat' },
  { place: 'local', names: 'ZD-*', purpose: 'chat', lasts: 'removed', party: 'chat' }
]

const COUNTED = { purpose: 'counting', lasts: 730, party: 'analytics' } as const
const RECORDED = { purpose: 'recording', lasts: 365, party: 'recording' } as const

/** What each of the others is for. */
const ASKED: Readonly<Record<string, Details>> = {
  productMode: { purpose: 'mode', lasts: 7 },
  sportsCoupon: { purpose: 'slip', lasts: 30 },
  'abTest_*': { purpose: 'variant', lasts: 30 },
  oddsFormat: { purpose: 'prices', lasts: 'removed' },
  stars: { purpose: 'favourites', lasts: 'removed' },
  recentlyPlayed: { purpose: 'games', lasts: 'removed' },
  recentSearches: { purpose: 'games', lasts: 'removed' },
  lastDeposit: { purpose: 'deposit', lasts: 'removed' },
  toldVariants: { purpose: 'counting', lasts: 'tab' },
  toldLogin: { purpose: 'counting', lasts: 'removed' },
  utm: { purpose: 'arrival', lasts: 'tab' },
  aff: { purpose: 'arrival', lasts: 7 },
  _ga: COUNTED,
  '_ga_*': COUNTED,
  _gid: COUNTED,
  '_gat*': COUNTED,
  'fs_*': RECORDED,
  '_fs*': RECORDED,
  '_gcl_*': { purpose: 'advertising', lasts: 90, party: 'tagManager' },
  'adform*': { purpose: 'advertising', lasts: 60, party: 'advertising' }
}

const PLACES = ['cookie', 'local', 'session'] as const

const asked = (things: Readonly<Partial<Record<ConsentCategory, Names>>>): StoredThing[] =>
  CONSENT_CATEGORIES.flatMap(category =>
    PLACES.flatMap(place =>
      (things[category]?.[place]?.split(' ') ?? []).map(name => {
        const details = ASKED[name]
        if (!details) throw new Error(`Nobody says what ${name} is stored for`)
        return { name, place, category, ...details }
      })
    )
  )

const THEIRS = { purpose: 'further', lasts: 'theirs' } as const

/** Everything that the house and those of the parties that it knows store. */
export const storedThings = (parties: ReadonlySet<string>): readonly StoredThing[] =>
  [
    ...NECESSARY.flatMap(({ names, ...details }) =>
      names.split(' ').map(name => ({ name, category: 'necessary' as const, ...details }))
    ),
    ...asked(ASKED_THINGS),
    ...asked(BROUGHT_THINGS),
    ...asked(LENGTHENED_THINGS)
  ].filter(({ party }) => !party || parties.has(party))

const hostOf = (url: string) => new URL(url).host

/**
 * Everything that is stored with a house that takes these parties in. Of scripts, typefaces and
 * managers whose names in a browser nobody has told, it names the host.
 */
export function thingsWith(parties: ThirdParties): readonly StoredThing[] {
  const { trackers, chat, scripts, fonts, consentManager } = parties
  const known = new Set([...Object.keys(trackers), ...(chat ? ['chat'] : [])])
  const further = [
    ...scripts.map(({ url, category }) => ({ url, category, place: 'script' }) as const),
    ...fonts.map(url => ({ url, category: 'uncategorized', place: 'typeface' }) as const)
  ].map(({ url, ...rest }): StoredThing => ({ name: hostOf(url), ...rest, ...THEIRS }))
  const manager = [consentManager ?? []].flat().map(
    ({ url }): StoredThing => ({
      name: hostOf(url),
      place: 'script',
      category: 'necessary',
      purpose: 'consent',
      lasts: 'theirs'
    })
  )
  return [...storedThings(known), ...manager, ...further]
}
