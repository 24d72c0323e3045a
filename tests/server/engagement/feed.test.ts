import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { engagementSoon, tellEngagement } from '#server/capabilities/loyalty/index.ts'
import { changePlayer } from '#server/capabilities/player/index.ts'
import { clientKeyOf } from '#server/engagement/client-key.ts'
import { move, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { createSandboxClock } from './clock.ts'
import {
  askProvider,
  betOf,
  eventOf,
  joined,
  postEvents,
  providerIn,
  refusalOf,
  standingOf,
  tellFacts,
  until
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(async () => {
  await platform.close()
})

const sessionOf = (accessToken: string): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).session_id

describe('what the casino tells the provider', () => {
  test('L075: a bet at the wallet becomes experience, and one that is rolled back does not stay it', async () => {
    const who = await joined(platform, { cash: 100_000n })
    const session = await sessionToken(platform, {
      player: who.player,
      sessionId: sessionOf(who.accessToken)
    } as Parameters<typeof sessionToken>[1])
    const kept = roundOf(session, '40.00', '0.00')
    const undone = roundOf(session, '50.00', '0.00')
    const xpBecomes = (xp: number) =>
      until(platform, 'engagement.changed', who.player.id).is(
        async () => (await standingOf(platform, who)).xp === xp
      )
    expect(await move(platform, 'bet', kept.bet)).toMatchObject({ status: 'ok' })
    await xpBecomes(4)
    expect(await move(platform, 'raise', kept.raise('20.00'))).toMatchObject({ status: 'ok' })
    await xpBecomes(6)
    expect(await move(platform, 'rollback', kept.rollbackOfRaise())).toMatchObject({
      status: 'ok'
    })
    await xpBecomes(4)
    await move(platform, 'win', kept.win)
    expect(await move(platform, 'bet', undone.bet)).toMatchObject({ status: 'ok' })
    await xpBecomes(9)
    expect(await move(platform, 'rollback', undone.rollback)).toMatchObject({ status: 'ok' })
    await xpBecomes(4)
  })

  test('who the player is and whether they may take part is told when they sign in, and when it changes', async () => {
    const who = await joined(platform)
    const exclude = { exclusion_ends_at: new Date(Date.now() + 86_400_000) }
    const excluded = await platform.ports.db.transaction(tx =>
      changePlayer(tx, who.player.id, exclude)
    )
    await tellFacts(platform, excluded!)
    engagementSoon(platform.ports)
    await until(platform, 'engagement.changed', who.player.id).is(
      async () =>
        refusalOf(await askProvider(platform, '/player', { token: who.token })) ===
        '403 PLAYER_BLOCKED'
    )
  })

  test('a date that comes by itself is told too: who was excluded may take part again after it', async () => {
    const clock = createSandboxClock()
    const house = await startPlatform({ clock })
    onTestFinished(house.close)
    const who = await joined(house)
    const ends = new Date(clock.now().getTime() + 3_600_000)
    const excluded = await house.ports.db.transaction(tx =>
      changePlayer(tx, who.player.id, { exclusion_ends_at: ends })
    )
    const refusal = async () => refusalOf(await askProvider(house, '/player', { token: who.token }))
    const news = until(house, 'engagement.changed', who.player.id)
    await tellFacts(house, excluded!)
    engagementSoon(house.ports)
    await news.is(async () => (await refusal()) === '403 PLAYER_BLOCKED')
    await clock.move(new Date(ends.getTime() + 60_000))
    await house.ports.jobs.run('loyalty.retell')
    await news.is(async () => (await refusal()) === '200 undefined')
  })

  test('what a transaction that fails has written down is never told', async () => {
    const who = await joined(platform)
    const broken = platform.ports.db.transaction(async tx => {
      await tellEngagement(platform.ports, tx, eventOf(platform, who.player, betOf('100.00')))
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    await platform.ports.db.transaction(tx =>
      tellEngagement(platform.ports, tx, eventOf(platform, who.player, betOf('10.00')))
    )
    engagementSoon(platform.ports)
    await until(platform, 'engagement.changed', who.player.id).is(
      async () => (await standingOf(platform, who)).xp > 0
    )
    expect(await standingOf(platform, who)).toMatchObject({ level: 0, xp: 1 })
  })

  test('a list is taken only with the casino’s signature, and not long after', async () => {
    const who = await joined(platform)
    const events = [eventOf(platform, who.player, betOf('100.00'))]
    const key = clientKeyOf(providerIn(platform))
    expect((await postEvents(platform, events, { ...key, secret: 'another' })).status).toBe(401)
    expect((await postEvents(platform, events, { ...key, clientId: 'herion-lobby' })).status).toBe(
      401
    )
    expect(
      (await askProvider(platform, '/events', { method: 'POST', body: { events } })).status
    ).toBe(401)
    expect(await standingOf(platform, who)).toMatchObject({ level: 0 })
  })

  test.each([
    ['a negative stake', { cash: '-1.00' }],
    ['an exponent', { cash: '1e3' }],
    ['a stake that is no text', { cash: 100 }],
    ['no currency', { currency: 'euro' }],
    ['an unknown kind', { kind: 'gift' }],
    ['no moment', { at: 'yesterday' }],
    ['a name with a space', { id: 'a b' }]
  ])('%s is refused, and the list with it', async (_, change) => {
    const who = await joined(platform)
    const event = { ...eventOf(platform, who.player, betOf('100.00')), ...change }
    expect((await postEvents(platform, [event])).status).toBe(400)
    expect(await standingOf(platform, who)).toMatchObject({ level: 0 })
  })

  test('a stake that is none in its currency counts for nothing and harms nobody else', async () => {
    const [odd, other] = [await joined(platform), await joined(platform)]
    await postEvents(platform, [
      eventOf(platform, odd.player, betOf('100.001')),
      eventOf(platform, odd.player, betOf('100.00', { currency: 'XXX' })),
      eventOf(platform, other.player, betOf('10.00'))
    ])
    expect(await standingOf(platform, odd)).toMatchObject({ level: 0, xp: 0 })
    expect(await standingOf(platform, other)).toMatchObject({ xp: 1 })
  })

  test('twenty lists with one event at once count it once', async () => {
    const who = await joined(platform)
    const event = eventOf(platform, who.player, betOf('10.00'))
    await Promise.all(Array.from({ length: 20 }, () => postEvents(platform, [event])))
    expect(await standingOf(platform, who)).toMatchObject({ xp: 1 })
  })
})

describe('an event that the provider can not take', () => {
  test('is set aside, and those behind it are taken', async () => {
    const who = await joined(platform)
    const tooLarge = eventOf(platform, who.player, betOf('999999999999999999'))
    await postEvents(platform, [tooLarge, eventOf(platform, who.player, betOf('10.00'))])
    expect(await standingOf(platform, who)).toMatchObject({ level: 0, xp: 1 })
    const aside = await platform.ports.db.kysely
      .selectFrom('engage_events')
      .select('id')
      .where('fault', 'is not', null)
      .execute()
    expect(aside).toEqual([{ id: tooLarge.id }])
  })
})

/** A provider of somebody else's in the house's place: another address and the same secret. */
async function stranger(statusOf: (list: readonly EngagementEvent[]) => number) {
  const told: EngagementEvent[] = []
  const server = await serveHttp(({ body }, response) => {
    const { events } = JSON.parse(body) as { events: EngagementEvent[] }
    const status = statusOf(events)
    if (status === 200) told.push(...events)
    const refusal = status === 400 && { error: { code: 'INVALID_REQUEST' } }
    json(response, refusal || { taken: events.length }, status)
  })
  const house = await startPlatform({ env: { LOBBY_ENGAGEMENT_URL: server.url } })
  onTestFinished(async () => {
    await house.close()
    await server.close()
  })
  const write = (ids: readonly string[]) =>
    house.ports.db.transaction(async tx => {
      for (const id of ids) {
        const at = house.ports.clock.now()
        await tellEngagement(house.ports, tx, { kind: 'login', id, playerId: 'somebody', at })
      }
    })
  return { house, server, told, write }
}

describe('a provider of somebody else’s', () => {
  test('is told what happened while it was away, in order and once', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID())
    let failures = 0
    const all = Promise.withResolvers<void>()
    const { house, server, told, write } = await stranger(() => {
      if (failures++ < 1) return 503
      all.resolve()
      return 200
    })
    await write(ids)
    engagementSoon(house.ports)
    await all.promise
    expect(told.map(({ id }) => id)).toEqual(ids)
    expect(server.received[0]?.headers['x-client']).toBe('infiniza-lobby')
    expect(server.received[0]?.url.pathname).toBe('/events')
  })

  test('that can not read one event is told all the others', async () => {
    const [one, bad, two] = ['a', 'b', 'c'].map(letter => `${letter}-${randomUUID()}`)
    const all = Promise.withResolvers<void>()
    const { house, told, write } = await stranger(events => {
      if (events.some(({ id }) => id === bad)) return 400
      if (events.some(({ id }) => id === two)) all.resolve()
      return 200
    })
    await write([one!, bad!, two!])
    engagementSoon(house.ports)
    await all.promise
    expect(told.map(({ id }) => id)).toEqual([one, two])
  })
})
