import { type IncomingMessage, request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { EVERYBODY, type Topic, tell } from '#server/engagement/tell.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { askProvider, joined, type Known, refusalOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(async () => {
  await platform.close()
})

interface Listening {
  /** Waits until it has heard so many lines that begin an event, and gives them. */
  heard(count: number): Promise<readonly string[]>
  /** Waits until it has heard of the topic. */
  hears(topic: Topic): Promise<void>
  readonly ended: Promise<void>
}

/** Listens as a page does that reads the answer as it comes. */
async function listen({ token }: Known, origin?: string): Promise<Listening> {
  const { config } = platform.ports
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = send(
      {
        host: '127.0.0.1',
        port: config.port,
        path: '/stream',
        headers: {
          host: new URL(config.engagementUrl).host,
          authorization: `Bearer ${token}`,
          ...(origin !== undefined && { origin })
        }
      },
      resolve
    )
    asking.on('error', reject).end()
    onTestFinished(() => {
      asking.destroy()
    })
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/event-stream')
  let text = ''
  const waiting = new Set<() => void>()
  const events = () => text.split('\n').filter(line => line.startsWith('event: '))
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (const look of waiting) look()
  })
  const ended = new Promise<void>(resolve => response.on('close', resolve))
  const until = (isHeard: () => boolean) =>
    new Promise<void>(resolve => {
      const look = () => {
        if (!isHeard()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return {
    ended,
    hears: topic => until(() => events().includes(`event: ${topic}`)),
    async heard(count) {
      await until(() => events().length >= count)
      return events()
    }
  }
}

/** A player who takes part, and the page that was told so: pages that listen from now on hear only what is new. */
async function listening() {
  const who = await joined(platform)
  const page = await listen(who)
  await tell(platform.ports, who.player.id, 'calendar')
  await page.hears('calendar')
  return { who, page }
}

describe('the stream', () => {
  test('tells the player’s own pages what to read again, and many changes as one', async () => {
    const [{ who }, { who: other }] = [await listening(), await listening()]
    const [own, others] = [await listen(who), await listen(other)]
    const changes = Array.from({ length: 5 }, () => tell(platform.ports, who.player.id, 'player'))
    await Promise.all(changes)
    expect(await own.heard(1)).toEqual(['event: player'])
    await tell(platform.ports, EVERYBODY, 'tournament', 'neon-1')
    expect(await others.heard(1)).toEqual(['event: tournament'])
    expect(await own.heard(2)).toEqual(['event: player', 'event: tournament'])
  })

  test('needs the provider’s token', async () => {
    expect(refusalOf(await askProvider(platform, '/stream'))).toBe('401 INVALID_TOKEN')
    expect(refusalOf(await askProvider(platform, '/stream', { token: 'x'.repeat(40) }))).toBe(
      '401 INVALID_TOKEN'
    )
  })

  test('the page that listened longest gives way when a player has too many', async () => {
    const { who, page: first } = await listening()
    const more: Listening[] = []
    for (let page = 0; page < 6; page++) more.push(await listen(who))
    await first.ended
    await tell(platform.ports, who.player.id, 'shop')
    for (const page of more) expect(await page.heard(1)).toEqual(['event: shop'])
  })
})

test('a house that closes ends its streams', async () => {
  const own = await startPlatform()
  const before = platform
  platform = own
  try {
    const stream = await listen(await joined(own))
    await own.close()
    await stream.ended
  } finally {
    platform = before
  }
})
