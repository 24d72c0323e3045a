import { arrayOf, type Fields, fieldsOf, type Guard, isText, nullable } from './guards.ts'

export interface Endpoints {
  readonly graphql: string
  readonly graphqlSocket: string
  readonly dataApi: string
  readonly lobby: string
  readonly lobbySocket: string
  readonly feed: string
  /** The authority: the realm's address, without a slash at its end. */
  readonly identity: string
  readonly clientId: string
  readonly jackpot: string | null
  readonly jackpotSocket: string | null
  readonly gamification: string | null
}

export interface Origins {
  readonly games: readonly string[]
  readonly payments: readonly string[]
}

/** What /config.json holds: where the site finds everything that is not the site. */
export interface SiteConfig {
  readonly operator: string
  readonly endpoints: Endpoints
  /** Whose frames may speak to the page. */
  readonly origins: Origins
  /**
   * Whether the identity provider has a frame that tells when its session ends elsewhere. Only for
   * one on the same site: browsers hide the cookies of others from a frame.
   */
  readonly checkSession?: true
  /**
   * What the identity provider's metadata has to name as its issuer, sign by sign; without it the
   * address in `endpoints`. For a provider that is asked at another address than its issuer's.
   */
  readonly issuer?: string
  /** Hosts that take a `traceparent`: those of the platform itself. */
  readonly tracedHosts?: readonly string[]
}

const urlOf =
  (...protocols: readonly string[]): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol)

const http = urlOf('http:', 'https:')

const socket = urlOf('ws:', 'wss:')

const origin: Guard<string> = (value): value is string =>
  http(value) && new URL(value).origin === value

const ENDPOINTS: Fields<Endpoints> = {
  graphql: http,
  graphqlSocket: socket,
  dataApi: http,
  lobby: http,
  lobbySocket: socket,
  feed: http,
  identity: http,
  clientId: isText,
  jackpot: nullable(http),
  jackpotSocket: nullable(socket),
  gamification: nullable(http)
}

const areTexts = arrayOf(isText)

const ORIGINS: Fields<Origins> = { games: arrayOf(origin), payments: arrayOf(origin) }

export function readSiteConfig(value: unknown): SiteConfig | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Partial<Record<keyof SiteConfig, unknown>> = value
  const { operator } = given
  const endpoints = fieldsOf(given.endpoints, ENDPOINTS)
  const origins = fieldsOf(given.origins, ORIGINS)
  if (!isText(operator) || !endpoints || !origins) return null
  const checkSession = given.checkSession === true
  const { issuer, tracedHosts } = given
  return {
    operator,
    endpoints,
    origins,
    ...(checkSession && { checkSession }),
    ...(isText(issuer) && { issuer }),
    ...(areTexts(tracedHosts) && { tracedHosts })
  }
}
