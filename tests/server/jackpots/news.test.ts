import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { systemRandom } from '#server/random.ts'
import { sessionToken } from '#tests/server/games/support.ts'
import { join, play, scriptedRandom } from '#tests/server/jackpot/support.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { afterBet, follow, type Listening, listening, nameOf } from './support.ts'

const { id } = HOUSE_JACKPOT
/** Of the three numbers of a decision, one that drops nothing. */
const MISS = 2 ** 40

let platform: TestPlatform
const { random, next } = scriptedRandom()

beforeAll(async () => {
  platform = await startPlatform({ random: { ...random, bytes: systemRandom.bytes } })
})
afterAll(async () => {
  await platform.close()
})

/** Somebody who plays, takes part, and listens. */
async function takingPart(options: PlayerOptions & { readonly value?: string } = {}) {
  const who = await listening(platform, { cash: 10_000n, ...options })
  await join(platform, who.player, options.value ?? '0.05')
  return { ...who, token: await sessionToken(platform, who) }
}

async function drop(by: Listening & { readonly token: string }, pot: 'major' | 'mega' | 'minor') {
  await decidePending(platform.ports, id)
  next(...HOUSE_JACKPOT.pots.map(rule => (rule.id === pot ? 0 : MISS)))
  await play(platform, by, '10.00')
  await decidePending(platform.ports, id)
}

const pot = (
  pots: readonly { id?: string | null | undefined; current_value: unknown }[],
  name: string
) => Number(pots.find(each => each.id === name)?.current_value)

describe('what listeners are told', () => {
  test('[JACK-48] a bet moves the pots of everybody who follows the jackpot', async () => {
    const player = await takingPart()
    const [one, other] = [
      await follow(platform, player),
      await follow(platform, await listening(platform))
    ]
    await play(platform, player, '10.00')
    for (const line of [one, other]) {
      const update = await line.next('JackpotUpdate', ({ pots }) => pot(pots, 'minor') > 50)
      expect(pot(update.pots, 'minor')).toBe(50.15)
      expect(pot(update.pots, 'total')).toBe(26_050.39)
      line.socket.terminate()
    }
  })

  test('a bet tells its player, and nobody else, what was given', async () => {
    const player = await takingPart()
    const [own, strange] = [
      await follow(platform, player),
      await follow(platform, await listening(platform))
    ]
    await play(platform, player, '10.00')
    expect(await own.next('OptInEvent', afterBet)).toMatchObject({
      player_id: player.id,
      contribution_count: 1,
      contributed: '0.50'
    })
    await strange.next('JackpotUpdate')
    expect(strange.unheard().filter(({ type }) => type !== 'JackpotUpdate')).toEqual([])
  })

  test('J05 a bet whose contribution could not be paid tells its player', async () => {
    const player = await takingPart({ cash: 1000n })
    const line = await follow(platform, player)
    await play(platform, player, '10.00')
    expect(await line.next('ContributionRefused')).toMatchObject({
      instance_id: id,
      player_id: player.id,
      reason: 'INSUFFICIENT_FUNDS'
    })
  })
})

describe('a win', () => {
  test('[JACK-49] tells everybody what fell, and only the winner that it was them', async () => {
    const winner = await takingPart()
    const [first, second] = [await follow(platform, winner), await follow(platform, winner)]
    const stranger = await follow(platform, await listening(platform))
    await drop(winner, 'minor')
    const seen = await stranger.next('WinEvent')
    expect(seen).toMatchObject({
      player_id: null,
      currency: 'EUR',
      win_pot_id: 'minor',
      win_withheld: false,
      initials: 'A. V.',
      seed: '50.00',
      community_winners: []
    })
    expect(Number(seen.win_amount)).toBeGreaterThan(50)
    expect(seen.currency_multipliers.multipliers).toMatchObject({ NOK: '11.5' })
    for (const line of [first, second])
      expect(await line.next('WinEvent')).toMatchObject({
        player_id: winner.id,
        win_id: seen.win_id,
        win_amount: seen.win_amount
      })
    const heard = stranger.texts.join('\n')
    expect(heard).not.toContain(winner.player.id)
  })

  test('is told before the pot is seen to begin anew', async () => {
    const winner = await takingPart()
    const line = await follow(platform, await listening(platform))
    const majorIn = (text: string) =>
      pot((JSON.parse(text) as { pots?: [] }).pots ?? [], 'major') || Number.POSITIVE_INFINITY
    const before = majorIn(line.texts[0]!)
    await drop(winner, 'major')
    await line.next('JackpotUpdate', ({ pots }) => pot(pots, 'major') < before)
    const told = line.texts.findIndex(text => text.includes('"WinEvent"'))
    const lower = line.texts.findIndex(text => majorIn(text) < before)
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(lower)
  })

  test('J13 in another currency is told its winner in that, and a large one says that it is checked', async () => {
    const winner = await takingPart({ country: 'NO', currency: 'NOK', cash: 1_000_000n })
    const sharer = await takingPart()
    await play(platform, sharer, '10.00')
    const [own, share, stranger] = [
      await follow(platform, winner),
      await follow(platform, sharer),
      await follow(platform, await listening(platform))
    ]
    await drop(winner, 'mega')
    const seen = await stranger.next('WinEvent')
    expect(seen).toMatchObject({ player_id: null, community_winners: [], win_withheld: true })
    const told = await own.next('WinEvent')
    expect(told).toMatchObject({ player_id: nameOf(platform, winner.player), currency: 'NOK' })
    expect(told.win_withheld).toBe(true)
    expect(Number(told.win_amount)).toBeCloseTo(Number(seen.win_amount) * 11.5, 0)
    const shared = await share.next('WinEvent')
    expect(shared.player_id).toBeNull()
    expect(shared.community_winners.length).toBeGreaterThan(0)
    for (const each of shared.community_winners) expect(each.player_id).toBe(sharer.id)
    expect(share.texts.join('\n')).not.toContain(winner.player.id)
  })

  test('of somebody who had no socket open is told with the next one, once', async () => {
    const winner = await takingPart()
    const stranger = await follow(platform, await listening(platform))
    await drop(winner, 'minor')
    const { win_id: win } = await stranger.next('WinEvent')
    const late = await follow(platform, winner)
    expect(await late.next('WinEvent')).toMatchObject({ player_id: winner.id, win_id: win })
    const later = await follow(platform, winner)
    await drop(await takingPart(), 'minor')
    const { player_id: whose } = await later.next('WinEvent')
    expect(whose).toBeNull()
  })
})

describe('the audience', () => {
  test('keeps nobody who has gone', async () => {
    const who = await listening(platform)
    const line = await follow(platform, who)
    const read = async () =>
      (await platform.ports.metrics.registry.getSingleMetricAsString('jackpot_listeners')).trim()
    expect(await read()).toMatch(/ [1-9]\d*$/)
    line.socket.terminate()
    await vi.waitFor(async () => expect(await read()).toMatch(/ 0$/), PATIENT)
  })
})
