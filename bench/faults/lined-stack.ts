import { type Chaos, openChaos } from '#tests/support/chaos.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openPartyLine } from '#tests/support/party-line.ts'
import { openStack, type Stack } from '#tests/support/stack.ts'
import type { FeedHouse } from './feed-house.ts'

/** Parties of their own, each on a host name of its own behind a line of its own. */
const PARTIES = {
  'platform – card provider': { variable: 'LOBBY_PAYMENTS_URL', name: 'pay' },
  'platform – game provider': { variable: 'LOBBY_GAMES_URL', name: 'games' },
  'platform – register of excluded people': { variable: 'LOBBY_REGISTER_URL', name: 'register' },
  'platform – engagement': { variable: 'LOBBY_ENGAGEMENT_URL', name: 'engagement' },
  'platform – identity provider': { variable: 'LOBBY_IDENTITY_URL', name: 'identity' },
  'player – jackpots': { variable: 'LOBBY_JACKPOTS_URL', name: 'jackpots' },
  'player – live prices': { variable: 'LOBBY_SPORTS_URL', name: 'sports' }
} as const

export interface LinedStack {
  readonly stack: Stack
  /** By the two parts that they join; several where a part runs more than once. */
  readonly lines: ReadonlyMap<string, readonly Chaos[]>
  close(): Promise<void>
}

/** The casino as it stands on many machines, with a line that can fail between every two parts. */
export async function openLinedStack(databaseUrl: string, feed: FeedHouse): Promise<LinedStack> {
  // It knows itself by another name than that of the line.
  const feedByName = await openPartyLine(feed.port, Math.random, feed.host)
  const lines = new Map<string, Chaos[]>()
  const lineTo = async (name: string, port: number) => {
    const line = await openChaos(port)
    lines.set(name, [...(lines.get(name) ?? []), line])
    return line.port
  }
  const close = async () => {
    for (const line of [...lines.values()].flat()) await line.close()
    await feedByName.close()
  }
  try {
    const port = await freePort()
    const front = await lineTo('player – nginx', port)
    const database = new URL(databaseUrl)
    database.port = String(await lineTo('platform – PostgreSQL', Number(database.port)))
    const parties: Record<string, string> = {}
    for (const [name, party] of Object.entries(PARTIES))
      parties[party.variable] = `http://${party.name}.localhost:${await lineTo(name, port)}`
    const feedLine = await lineTo('platform – feed of sports', feedByName.port)
    parties['LOBBY_SPORTS_FEED_URL'] = `http://sports-feed.localhost:${feedLine}`
    const stack = await openStack({
      databaseUrl: database.href,
      count: 2,
      port,
      env: { LOBBY_PUBLIC_URL: `http://localhost:${front}`, ...parties },
      between: (part, own) =>
        lineTo(part === 'redis' ? 'platform – Redis' : 'nginx – platform', own)
    })
    return {
      stack,
      lines,
      async close() {
        // Nothing is to be in the way of an end in order.
        await stack.close()
        await close()
      }
    }
  } catch (error) {
    await close()
    throw error
  }
}
