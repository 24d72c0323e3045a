import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

import { LICENCE_CODES, type LicenceCode } from '#config/licences.ts'
import { hasFeature, OPERATOR_NAMES, OPERATORS, type OperatorName } from '#config/operators.ts'
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  PROVIDER_ADDRESSES
} from '#config/payment-methods.ts'
import { type ThirdParties, thirdPartiesOf } from '#config/third-parties.ts'
import {
  readThirdPartySettings,
  ThirdPartyError,
  type ThirdPartySettings
} from '#config/third-party-settings.ts'
import { readProxies } from './http/proxies.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What the environment says, read once and checked before anything starts. */
export interface Config {
  readonly operator: OperatorName
  /** In a sandbox, a licence in place of those that the operator has. */
  readonly licence: LicenceCode | undefined
  readonly host: string
  readonly port: number
  /** Origins as browsers see them: the site, the games' frames, the payment providers. */
  readonly publicUrl: string
  readonly gamesUrl: string
  /** Where the jackpot service is reached, over HTTP and by socket. */
  readonly jackpotsUrl: string
  /** Where the engagement provider is reached, and its widget is loaded from. */
  readonly engagementUrl: string
  /** Where the register of excluded people is asked. */
  readonly registerUrl: string
  /** Where the identity provider is reached, and its frame is loaded from. */
  readonly identityUrl: string
  /** Where the chat's desk is reached, and its script is loaded from. */
  readonly deskUrl: string
  /** Where events and errors of pages are taken in a sandbox. */
  readonly measuresUrl: string
  /** Where pages have live prices and scores from, over HTTP and by socket. */
  readonly sportsUrl: string
  /** Where the feed of fixtures and prices is followed. */
  readonly sportsFeedUrl: string
  /** Whose that feed is: the house's own provider plays matches only where it is ours. */
  readonly sportsFeed: 'none' | 'other' | 'ours'
  /** Another party's sportsbook in a frame, in place of the house's own; in a sandbox it may be the sandbox's. */
  readonly outsideBook: { readonly url: string; readonly isOurs: boolean } | undefined
  /** Whether our own provider plays the great competitions alone. */
  readonly isSportsWorldSmall: boolean
  readonly providerUrls: Readonly<Record<PaymentProvider, string>>
  /** Where the banks are reached that vouch for a person; the card provider's origin as a rule. */
  readonly banksUrl: string
  /** Whom pages take scripts of: what the brand file says, and over it the operator's own file. */
  readonly thirdParties: ThirdParties
  readonly dataDir: string
  readonly siteDir: string
  /** Whose word is taken for who asks: hosts in front, this machine's own always among them. */
  readonly proxies: BlockList
  /** Headers, in lower case, in which the host in front names a visitor's country and province. */
  readonly countryHeader: string | undefined
  readonly subdivisionHeader: string | undefined
  /** Where steps of traces are sent by OTLP over HTTP; without one none is recorded. */
  readonly otlpEndpoint: string | undefined
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly processes: number
  readonly sandbox: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly secrets: Secrets
}

/** The environment says something that can not be; the message is a sentence for a person. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

const wholeNumber = (from: number, to: number) => {
  const fault = `must be a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, fault),
    v.transform(Number),
    v.minValue(from, fault),
    v.maxValue(to, fault)
  )
}

const url = (protocols: readonly string[], fault: string) =>
  v.pipe(
    v.string(),
    v.check(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), fault)
  )

const origin = v.pipe(
  url(['http:', 'https:'], 'must be an http or https address'),
  v.check(text => URL.parse(text)?.pathname === '/', 'must be an origin without a path'),
  v.transform(text => new URL(text).origin)
)

const proxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readProxies(dataset.value.split(/[\s,]+/).filter(each => each !== ''))
    if (read) return read
    addIssue({ message: 'must be addresses and networks such as 10.0.0.0/8' })
    return NEVER
  })
)

const headerName = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]{1,100}$/i, 'must be the name of a header'),
  v.transform(name => name.toLowerCase())
)

/** What names the sandbox's own sportsbook of another party. */
const SANDBOX_BOOK = 'sandbox'

const VARIABLES = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '4321'),
  LOBBY_HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  LOBBY_OPERATOR: v.optional(
    v.picklist(OPERATOR_NAMES, `must be one of ${OPERATOR_NAMES.join(', ')}`),
    'Infiniza'
  ),
  LOBBY_LICENCE: v.optional(
    v.picklist(LICENCE_CODES, `must be one of ${LICENCE_CODES.join(', ')}`)
  ),
  LOBBY_DATA: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  LOBBY_SITE: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  LOBBY_PUBLIC_URL: v.optional(origin),
  LOBBY_GAMES_URL: v.optional(origin),
  LOBBY_JACKPOTS_URL: v.optional(origin),
  LOBBY_ENGAGEMENT_URL: v.optional(origin),
  LOBBY_REGISTER_URL: v.optional(origin),
  LOBBY_IDENTITY_URL: v.optional(origin),
  LOBBY_DESK_URL: v.optional(origin),
  LOBBY_MEASURES_URL: v.optional(origin),
  LOBBY_SPORTS_URL: v.optional(origin),
  LOBBY_SPORTS_FEED_URL: v.optional(origin),
  LOBBY_SPORTSBOOK_URL: v.optional(
    v.union(
      [
        v.literal(SANDBOX_BOOK),
        url(['http:', 'https:'], 'must be an http or https address, or `sandbox`')
      ],
      'must be an http or https address, or `sandbox`'
    )
  ),
  LOBBY_SPORTS_WORLD: v.optional(v.picklist(['0', '1', 'small'], 'must be 0, 1 or small'), '0'),
  LOBBY_THIRD_PARTIES: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  LOBBY_PAYMENTS_URL: v.optional(origin),
  LOBBY_PIQ_URL: v.optional(origin),
  LOBBY_TRUSTLY_URL: v.optional(origin),
  LOBBY_ZIMPLER_URL: v.optional(origin),
  LOBBY_FINSHARK_URL: v.optional(origin),
  LOBBY_KROFORT_URL: v.optional(origin),
  LOBBY_BANKS_URL: v.optional(origin),
  LOBBY_PROXIES: v.optional(proxies, ''),
  LOBBY_COUNTRY_HEADER: v.optional(headerName),
  LOBBY_SUBDIVISION_HEADER: v.optional(headerName),
  LOBBY_PROCESSES: v.optional(wholeNumber(1, 64), '1'),
  LOBBY_SANDBOX: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  DATABASE_URL: v.optional(
    url(['postgres:', 'postgresql:'], 'must be a postgres:// or postgresql:// address')
  ),
  REDIS_URL: v.optional(url(['redis:', 'rediss:'], 'must be a redis:// or rediss:// address')),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    url(['http:', 'https:'], 'must be an http or https address')
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info')
})

function check(environment: NodeJS.ProcessEnv): Given {
  // An empty variable is one that is not given.
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const result = v.safeParse(VARIABLES, Object.fromEntries(given))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`${String(issue.path?.[0].key)} ${issue.message}.`)
}

type Given = v.InferOutput<typeof VARIABLES>

const providerUrlsOf = (given: Given, port: number): Config['providerUrls'] => {
  const at = (provider: PaymentProvider) => {
    const { variable, name } = PROVIDER_ADDRESSES[provider]
    return given[variable] ?? `http://${name}.localhost:${port}`
  }
  return {
    card: at('card'),
    piq: at('piq'),
    trustly: at('trustly'),
    zimpler: at('zimpler'),
    finshark: at('finshark'),
    krofort: at('krofort')
  }
}

/** Where the browser meets payment providers, each origin once. */
export const paymentOrigins = ({ providerUrls }: Pick<Config, 'providerUrls'>): string[] => [
  ...new Set(PAYMENT_PROVIDERS.map(provider => providerUrls[provider]))
]

/** Whether the house takes bets on sports itself: it offers sports, and no outside book stands in its place. */
export const hasOwnBook = ({ operator, outsideBook }: Pick<Config, 'operator' | 'outsideBook'>) =>
  hasFeature(operator, 'Sportsbook') && outsideBook === undefined

/** Beside the site, where that is reached by another port than the process's own too. */
export function sandboxBook(publicUrl: string | undefined, ownPort: number | string): string {
  const port = publicUrl ? new URL(publicUrl).port : ownPort
  return `http://book.localhost${port === '' ? '' : `:${port}`}/`
}

function outsideBookOf(given: Given): Config['outsideBook'] {
  const { LOBBY_OPERATOR: operator, LOBBY_SPORTSBOOK_URL: asked, PORT: port } = given
  if (!hasFeature(operator, 'Sportsbook')) return undefined
  if (asked !== SANDBOX_BOOK) {
    const url = asked ?? OPERATORS[operator].sportsbook?.url
    return url === undefined ? undefined : { url, isOurs: false }
  }
  if (given.LOBBY_SANDBOX !== '1') {
    throw new ConfigError('LOBBY_SPORTSBOOK_URL must be an address where there is no sandbox.')
  }
  return { url: sandboxBook(given.LOBBY_PUBLIC_URL, port), isOurs: true }
}

function sportsFeedOf(given: Given): Config['sportsFeed'] {
  // An outside book has fixtures and prices of its own.
  if (!hasFeature(given.LOBBY_OPERATOR, 'Sportsbook') || outsideBookOf(given)) return 'none'
  if (given.LOBBY_SPORTS_FEED_URL) return 'other'
  return given.LOBBY_SPORTS_WORLD === '0' ? 'none' : 'ours'
}

/** What the operator's own file of third parties says, or a `ConfigError` that names its fault. */
export function ownThirdParties(file: string | undefined): ThirdPartySettings {
  if (!file) return {}
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError('LOBBY_THIRD_PARTIES must be a file that can be read.')
  }
  try {
    return readThirdPartySettings(text)
  } catch (error) {
    if (!(error instanceof ThirdPartyError)) throw error
    throw new ConfigError(`LOBBY_THIRD_PARTIES, ${error.message}`)
  }
}

/** In a sandbox the house's own desk and stand for events and errors are the parties that nobody else is. */
export const ownStands = (deskUrl: string, measuresUrl: string) =>
  ({
    chat: { key: 'sandbox', url: new URL('/snippet.js', deskUrl).href },
    events: new URL('/v1/events', measuresUrl).href,
    reports: new URL('/1', measuresUrl).href.replace('://', '://sandbox@')
  }) satisfies ThirdPartySettings

/** Reads and checks the environment, or throws a `ConfigError` that names the variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = check(environment)
  const { PORT: port, LOBBY_HOST: host } = given
  const isLoopback = LOOPBACK.includes(host)
  if (given.LOBBY_PROCESSES > 1 && !given.DATABASE_URL) {
    throw new ConfigError(
      'LOBBY_PROCESSES above 1 needs DATABASE_URL: the embedded database serves one process.'
    )
  }
  if (given.LOBBY_SANDBOX === '1' && !isLoopback) {
    throw new ConfigError('LOBBY_SANDBOX must be 0 unless LOBBY_HOST is a loopback address.')
  }
  if (given.LOBBY_LICENCE && given.LOBBY_SANDBOX !== '1') {
    throw new ConfigError(
      'LOBBY_LICENCE is for sandboxes: a house plays under what its brand says.'
    )
  }
  const dataDir = resolve(given.LOBBY_DATA)
  const slug = OPERATORS[given.LOBBY_OPERATOR].slug
  const providerUrls = providerUrlsOf(given, port)
  const deskUrl = given.LOBBY_DESK_URL ?? `http://desk.localhost:${port}`
  const measuresUrl = given.LOBBY_MEASURES_URL ?? `http://measures.localhost:${port}`
  const sandbox = given.LOBBY_SANDBOX === '1'
  return Object.freeze({
    operator: given.LOBBY_OPERATOR,
    licence: given.LOBBY_LICENCE,
    host,
    port,
    publicUrl: given.LOBBY_PUBLIC_URL ?? `http://localhost:${port}`,
    gamesUrl: given.LOBBY_GAMES_URL ?? `http://games.localhost:${port}`,
    jackpotsUrl: given.LOBBY_JACKPOTS_URL ?? `http://jackpots.localhost:${port}`,
    engagementUrl: given.LOBBY_ENGAGEMENT_URL ?? `http://engagement.localhost:${port}`,
    registerUrl: given.LOBBY_REGISTER_URL ?? `http://register.localhost:${port}`,
    identityUrl: given.LOBBY_IDENTITY_URL ?? `http://identity.localhost:${port}`,
    deskUrl,
    measuresUrl,
    sportsUrl: given.LOBBY_SPORTS_URL ?? `http://sports.localhost:${port}`,
    sportsFeedUrl: given.LOBBY_SPORTS_FEED_URL ?? `http://sports-feed.localhost:${port}`,
    sportsFeed: sportsFeedOf(given),
    outsideBook: outsideBookOf(given),
    isSportsWorldSmall: given.LOBBY_SPORTS_WORLD === 'small',
    thirdParties: thirdPartiesOf(OPERATORS[given.LOBBY_OPERATOR], {
      ...(sandbox && ownStands(deskUrl, measuresUrl)),
      ...ownThirdParties(given.LOBBY_THIRD_PARTIES)
    }),
    providerUrls,
    banksUrl: given.LOBBY_BANKS_URL ?? providerUrls.card,
    dataDir,
    siteDir: resolve(given.LOBBY_SITE ?? `dist/${slug}`),
    proxies: given.LOBBY_PROXIES,
    countryHeader: given.LOBBY_COUNTRY_HEADER,
    subdivisionHeader: given.LOBBY_SUBDIVISION_HEADER,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    processes: given.LOBBY_PROCESSES,
    sandbox,
    logLevel: given.LOG_LEVEL,
    secrets: loadSecrets(dataDir, environment['LOBBY_SECRETS_FILE'])
  })
}
