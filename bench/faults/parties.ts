import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { PROVIDER_ADDRESSES } from '#config/payment-methods.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type House, openHouse } from '#tests/support/open-house.ts'
import { openPartyLine, type PartyLine } from '#tests/support/party-line.ts'
import { sharedSecrets } from '#tests/support/platform.ts'
import { withDatabase } from '../databases.ts'
import { openFeed } from './feed-house.ts'
import { buildOnce, SITE, withPostgres } from './house-for.ts'

const { card, ...otherProviders } = PROVIDER_ADDRESSES

interface Address {
  /** That says where the party is. */
  readonly variable: string
  readonly name: string
}

/** Parties that the same process serves at hosts of their own, each behind lines of its own. */
const PARTIES = {
  'the card provider': [card],
  'the other payment providers': Object.values(otherProviders),
  'the banks that vouch for people': [{ variable: 'LOBBY_BANKS_URL', name: 'banks' }],
  'the game provider': [{ variable: 'LOBBY_GAMES_URL', name: 'games' }],
  'the register of excluded people': [{ variable: 'LOBBY_REGISTER_URL', name: 'register' }],
  'the engagement provider': [{ variable: 'LOBBY_ENGAGEMENT_URL', name: 'engagement' }],
  'the identity provider': [{ variable: 'LOBBY_IDENTITY_URL', name: 'identity' }]
} as const satisfies Record<string, readonly Address[]>

const FEED = 'the feed of sports'

export type Party = keyof typeof PARTIES | typeof FEED

export interface PartyHouse {
  readonly house: House
  readonly databaseUrl: string
  /** Lines to a party; all of them fail together. */
  readonly lines: ReadonlyMap<Party, readonly PartyLine[]>
}

/** A house whose every other party can answer wrongly, while the work lasts. */
export const withParties = <Value>(
  random: () => number,
  work: (parties: PartyHouse) => Promise<Value>
): Promise<Value> =>
  withPostgres(server =>
    withDatabase(server, 'feed', async feedUrl => {
      buildOnce()
      const data = mkdtempSync(join(tmpdir(), 'lobby-parties-'))
      const closing: (() => Promise<void>)[] = []
      try {
        const feed = await openFeed(feedUrl)
        closing.push(feed.close)
        const port = await freePort()
        const lines = new Map<Party, PartyLine[]>()
        const lineTo = async (party: Party, target: number, host?: string) => {
          const line = await openPartyLine(target, random, host)
          closing.push(line.close)
          lines.set(party, [...(lines.get(party) ?? []), line])
          return line.port
        }
        const feedLine = await lineTo(FEED, feed.port, feed.host)
        const variables: Record<string, string> = {
          PORT: String(port),
          LOBBY_DATA: data,
          LOBBY_SECRETS_FILE: resolve(sharedSecrets()),
          LOBBY_SPORTS_WORLD: '0',
          LOBBY_SPORTS_FEED_URL: `http://sports-feed.localhost:${feedLine}`
        }
        for (const [party, addresses] of Object.entries(PARTIES) as [Party, readonly Address[]][])
          for (const { name, variable } of addresses)
            variables[variable] = `http://${name}.localhost:${await lineTo(party, port)}`
        const house = await openHouse(SITE, server, 'Infiniza', '.', variables)
        closing.push(house.close)
        return await work({ house, databaseUrl: server, lines })
      } finally {
        for (const close of closing.toReversed()) await close()
        rmSync(data, { recursive: true, force: true })
      }
    })
  )
