import { onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'

import { type FeedMessage, readFeedMessage } from '#contract/wire/sports-feed.ts'
import { openSocket } from '#server/http/open-socket.ts'
import { SIGNATURE_HEADER, signPath } from '#server/http/signed-path.ts'
import { createPlatform } from '#server/platform.ts'
import type { Ports } from '#server/ports.ts'
import type { World } from '#server/sports-feed/world.ts'
import { freePort } from '#tests/support/free-port.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { provide } from './small-world.ts'

export type MessageOf<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>

export const isKind =
  <Kind extends FeedMessage['kind']>(...kinds: readonly Kind[]) =>
  (message: FeedMessage): message is MessageOf<Kind> =>
    kinds.some(kind => kind === message.kind)

export const eventOf = (message: FeedMessage): string | undefined => {
  if (message.kind === 'alive') return undefined
  return message.kind === 'fixture' ? message.fixture.id : message.event
}

export interface Follower {
  readonly socket: WebSocket
  readonly heard: readonly FeedMessage[]
  readonly closed: Promise<number>
  /** Waits until it has been told how everything stands; what came until then, and after it. */
  caughtUp(): Promise<{ readonly standing: readonly FeedMessage[]; readonly number: number }>
  live(): readonly FeedMessage[]
}

/** Follows the feed of a platform for the time of a test. */
export function followFeed({ config }: Ports, after = 0): Follower {
  const address = new URL(`/v1/feed?after=${after}`, config.sportsFeedUrl)
  const signature = signPath(config.secrets, address.pathname + address.search)
  const socket = openSocket(config, address, { [SIGNATURE_HEADER]: signature })
  onTestFinished(() => socket.terminate())
  const heard: FeedMessage[] = []
  socket.on('message', data => {
    const message = readFeedMessage(String(data))
    if (!message) throw new Error(`Not a message: ${String(data).slice(0, 300)}`)
    heard.push(message)
  })
  const closed = new Promise<number>(resolve => socket.once('close', code => resolve(code)))
  socket.on('error', () => {})
  const at = () => heard.findIndex(({ kind }) => kind === 'alive')
  return {
    socket,
    heard,
    closed,
    live: () => heard.slice(at() + 1),
    async caughtUp() {
      await until(() => at() >= 0)
      return { standing: heard.slice(0, at()), number: heard[at()]?.no ?? 0 }
    }
  }
}

/** A second process of the same house: it shares the database and nothing else. */
export async function secondProcess(first: TestPlatform, world: World) {
  const port = await freePort()
  const platform = await createPlatform({
    ...first.ports.config,
    port,
    sportsFeedUrl: `http://sports-feed.localhost:${port}`
  })
  provide(world)(platform.app, platform.ports)
  await platform.listen()
  return platform
}

type Results = ReadonlyMap<string, string>

/** How each market of an event is settled in the end by what was told of it, in order. */
export function settledBy(messages: readonly FeedMessage[], event: string): Results {
  const results = new Map<string, string>()
  for (const message of messages) {
    if (message.kind === 'settlement' && message.event === event)
      for (const { market, outcomes } of message.markets)
        results.set(market, JSON.stringify(outcomes))
    if (message.kind === 'settlement-rollback' && message.event === event)
      for (const market of message.markets) results.delete(market)
  }
  return results
}
