import { array, check, type InferOutput, nullable, object, pipe, string } from 'valibot'

import { text } from './atoms.ts'
import { parserOf } from './fit.ts'

const urlOf = (...protocols: readonly string[]) =>
  pipe(
    string(),
    check(value => URL.canParse(value) && protocols.includes(new URL(value).protocol))
  )

const http = urlOf('http:', 'https:')

const socket = urlOf('ws:', 'wss:')

const origin = pipe(
  http,
  check(value => URL.canParse(value) && new URL(value).origin === value)
)

const siteConfig = object({
  operator: text,
  endpoints: object({
    graphql: http,
    graphqlSocket: socket,
    dataApi: http,
    lobby: http,
    lobbySocket: socket,
    feed: http,
    /** The authority: the realm's address, without a slash at its end. */
    identity: http,
    clientId: text,
    jackpot: nullable(http),
    jackpotSocket: nullable(socket),
    gamification: nullable(http)
  }),
  /** Whose frames may speak to the page. */
  origins: object({ games: array(origin), payments: array(origin) })
})

/** What /config.json holds: where the site finds everything that is not the site. */
export type SiteConfig = InferOutput<typeof siteConfig>

export const readSiteConfig = parserOf(siteConfig)
