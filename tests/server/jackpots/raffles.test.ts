import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { RAFFLES } from '#config/raffles.ts'
import { drawNow, wagerCounted } from '#server/capabilities/raffle/index.ts'
import { openHouse, optInTo, runningDraw, stake } from '#tests/server/raffle/support.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import {
  brandOf,
  get,
  type Listening,
  listening,
  openLine,
  optInRequest,
  subscribeTo
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await openHouse()
})
afterAll(async () => {
  await platform.close()
})

const ticketsRequest = (who: Listening) => ({
  type: 'PlayerRaffleTicketsRequest',
  player_id: who.id,
  brand_id: brandOf(platform)
})

/** Somebody who listens, and has asked for tickets. */
async function watching() {
  const who = await listening(platform, { cash: 100_000n })
  const line = await openLine(platform, who)
  line.send(ticketsRequest(who))
  const { instance_tickets: tickets } = await line.next('PlayerRaffleTicketsListResponse')
  return { who, line, tickets }
}

describe('raffles on the socket', () => {
  test('[RAFF-12] PlayerRaffleTicketsRequest is answered by the tickets of each draw', async () => {
    const { tickets } = await watching()
    const draws = await Promise.all(
      (['hourly', 'daily', 'weekly'] as const).map(drop => runningDraw(platform, drop))
    )
    expect(tickets.map(({ instance_id: id }) => id).toSorted()).toEqual(
      draws.map(({ id }) => id).toSorted()
    )
    for (const each of tickets) {
      expect(each.ticket_count).toBe(0)
      expect(each.entrant).toMatch(/^[\da-f]{32}$/)
    }
  })

  test('[RAFF-13] tickets that have grown are told to the player who has asked, unasked', async () => {
    const { who, line } = await watching()
    const { line: stranger } = await watching()
    await optInTo(platform, who.player, ['hourly', 'daily'])
    await stake(platform, who.player, 300n)
    await stake(platform, who.player, 250n)
    await wagerCounted(platform.ports, who.player.id)
    await wagerCounted(platform.ports, who.player.id)
    const { instance_tickets: told } = await line.next('PlayerRaffleTicketsListResponse')
    const hourly = await runningDraw(platform, 'hourly')
    expect(told.find(({ instance_id: id }) => id === hourly.id)?.ticket_count).toBe(5)
    expect(stranger.unheard()).toEqual([])
  })

  test('an opt-in to a draw is one to its series, and takes no contribution', async () => {
    const { who, line } = await watching()
    const { id } = await runningDraw(platform, 'weekly')
    line.send(optInRequest(platform, who, { instance_id: id, contribution_value: null }))
    expect(await line.next('OptInEvent')).toMatchObject({
      instance_id: id,
      player_id: who.id,
      opted_in: true
    })
    const named = `player_id=${encodeURIComponent(who.id)}&country_code=FI`
    const path = `/v1/thrillpots/instances/source/${RAFFLES.weekly.source}/brand/${brandOf(platform)}`
    const { body } = await get(platform, `${path}?${named}`, {
      authorization: `Bearer ${who.accessToken}`
    })
    expect(body).toMatchObject([{ id, player: { opted_in: true, ticket_count: 0 } }])
  })

  test('[RAFF-14] a draw tells its winners, each alone, and all who follow that the next one runs', async () => {
    const { who, line } = await watching()
    const { who: other, line: stranger } = await watching()
    await optInTo(platform, who.player, ['weekly'])
    await stake(platform, who.player, 2_000n)
    const before = await runningDraw(platform, 'weekly')
    stranger.send(subscribeTo(platform, other, before.id))
    expect(await stranger.next('JackpotUpdate')).toMatchObject({
      id: before.id,
      jackpot_type: 'Raffle',
      status: 'open',
      timestamp_end: before.endsAt,
      pots: [{ current_value: '11500.00' }]
    })
    await drawNow(platform.ports, RAFFLES.weekly.source)
    // Twenty tickets, all of one player: the twenty largest prizes are told as one sum.
    expect(await line.next('RaffleWinEvent')).toMatchObject({
      instance_id: before.id,
      player_id: who.id,
      currency: 'EUR',
      win_amount: '10000.00'
    })
    const next = await stranger.next('JackpotUpdate', ({ id }) => id !== before.id)
    expect(next.id).toBe((await runningDraw(platform, 'weekly')).id)
    expect(stranger.texts.join('\n')).not.toContain('RaffleWinEvent')
  })
})

describe('raffles over HTTP', () => {
  test('[RAFF-11] each of the three sources tells its draw, with the platform’s time', async () => {
    for (const { source, drop } of Object.values(RAFFLES)) {
      const path = `/v1/thrillpots/instances/source/${source}/brand/${brandOf(platform)}`
      const { status, body, headers } = await get(platform, path)
      const draw = await runningDraw(platform, drop)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=2')
      expect(body).toMatchObject([
        {
          id: draw.id,
          source_id: source,
          status: 'open',
          timestamp_start: draw.startsAt.toISOString(),
          timestamp_end: draw.endsAt.toISOString(),
          commitment: draw.commitment,
          studio: draw.studio
        }
      ])
      const [{ server_time: time, player }] = body as [{ server_time: string; player?: unknown }]
      expect(Math.abs(Date.parse(time) - platform.ports.clock.now().getTime())).toBeLessThan(5000)
      expect(player).toBeUndefined()
    }
  })

  test('a draw that runs tells its commitment and no seed; one that was made tells all', async () => {
    const { id } = await runningDraw(platform, 'daily')
    const open = await get(platform, `/v1/raffles/draws/${id}`)
    expect(open.body).toMatchObject({ instance_id: id, status: 'open' })
    expect(open.text).not.toContain('"seed"')
    expect(open.headers['cache-control']).toBe('public, max-age=2')
    await drawNow(platform.ports, RAFFLES.daily.source)
    const drawn = await get(platform, `/v1/raffles/draws/${id}`)
    expect(drawn.body).toMatchObject({ instance_id: id, status: 'drawn' })
    expect(drawn.text).toContain('"seed"')
    expect(drawn.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*'
    })
    expect(await get(platform, '/v1/raffles/draws/nothing')).toMatchObject({ status: 404 })
  })
})
