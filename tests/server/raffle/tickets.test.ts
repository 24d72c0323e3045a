import { afterAll, beforeAll, expect, test } from 'vitest'

import { RAFFLES } from '#config/raffles.ts'
import { uncountWager } from '#server/capabilities/raffle/index.ts'
import { move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  entrant,
  gamesOfWeek,
  MONDAY,
  openHouse,
  optInTo,
  runningDraw,
  stake,
  ticketsBy
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await openHouse()
})

afterAll(async () => {
  await platform.close()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const ALL = ['hourly', 'daily', 'weekly'] as const

test.each([
  ['0.99 once', [99n], 0],
  ['1.00 once', [100n], 1],
  ['0.20 five times', times(5).map(() => 20n), 1],
  ['0.10 ten times', times(10).map(() => 10n), 1],
  ['0.99 and 0.01', [99n, 1n], 1],
  ['250.50', [25_050n], 250]
] as const)(
  'F01 L092: stakes of %s give their tickets in each draw',
  async (_name, amounts, tickets) => {
    const player = await entrant(platform, ALL)
    for (const amount of amounts) await stake(platform, player, amount)
    expect(await ticketsBy(platform, player)).toEqual({
      hourly: tickets,
      daily: tickets,
      weekly: tickets
    })
  }
)

test.each([
  ['NOK', 'NO', 1149n, 0],
  ['NOK', 'NO', 1150n, 1],
  ['JPY', 'JP', 159n, 0],
  ['JPY', 'JP', 160n, 1],
  ['CHF', 'CH', 95n, 1],
  ['INR', 'IN', 99_999n, 9]
] as const)(
  'a ticket costs 1.00 EUR in %s too (%s, %i)',
  async (currency, country, amount, tickets) => {
    const player = await entrant(platform, ['daily'], { currency, country })
    await stake(platform, player, amount)
    expect((await ticketsBy(platform, player)).daily).toBe(tickets)
  }
)

test('says in which draws the tickets grew, and in none while they do not', async () => {
  const player = await entrant(platform, ['hourly', 'weekly'])
  const draws = [await runningDraw(platform, 'hourly'), await runningDraw(platform, 'weekly')]
  expect((await stake(platform, player, 60n)).grown).toEqual([])
  const { grown } = await stake(platform, player, 60n)
  expect([...grown].toSorted()).toEqual(draws.map(({ id }) => id).toSorted())
})

test('L093: who has opted in to the daily draw alone has tickets there alone', async () => {
  const player = await entrant(platform, ['daily'])
  await stake(platform, player, 100n)
  expect(await ticketsBy(platform, player)).toEqual({ hourly: 0, daily: 1, weekly: 0 })
})

test('J15: stakes count from opting in until opting out, and tickets stay', async () => {
  const player = await newPlayer(platform)
  await stake(platform, player, 500n)
  await optInTo(platform, player, ['hourly'])
  await stake(platform, player, 300n)
  await optInTo(platform, player, ['hourly'], false)
  await stake(platform, player, 500n)
  expect((await ticketsBy(platform, player)).hourly).toBe(3)
})

test('games of other studios give no tickets', async () => {
  const player = await entrant(platform, ALL)
  const { outside } = await gamesOfWeek(platform)
  await stake(platform, player, 1000n, { game: outside })
  await stake(platform, player, 1000n, { game: 'no-such-game' })
  expect(await ticketsBy(platform, player)).toEqual({ hourly: 0, daily: 0, weekly: 0 })
})

test('F04: a stake that is given back takes its tickets along, once', async () => {
  const player = await entrant(platform, ['hourly'])
  const { ports } = platform
  await stake(platform, player, 150n)
  const { transactionId } = await stake(platform, player, 150n)
  expect((await ticketsBy(platform, player)).hourly).toBe(3)
  for (const _time of times(2))
    await ports.db.transaction(tx => uncountWager(ports, tx, 'test', transactionId))
  expect((await ticketsBy(platform, player)).hourly).toBe(1)
})

test('a bet through the wallet counts its real money once, and its rollback takes it off', async () => {
  const { inside } = await gamesOfWeek(platform)
  const signedIn = await playing(platform, { cash: 300n, bonus: 900n })
  await optInTo(platform, signedIn.player, ['daily'])
  // Sessions end by the machine's time, which is long before that of the draws.
  await platform.ports.db.kysely
    .updateTable('sessions')
    .set({ expires_at: new Date(MONDAY.getTime() + 3_600_000) })
    .where('id', '=', signedIn.sessionId)
    .execute()
  const token = await sessionToken(platform, signedIn, inside)
  const round = roundOf(token, '10.00', '0.00', undefined, inside)
  for (const _time of times(2)) await move(platform, 'bet', round.bet)
  // Three of the ten were real money.
  expect((await ticketsBy(platform, signedIn.player)).daily).toBe(3)
  await move(platform, 'rollback', round.rollback)
  expect((await ticketsBy(platform, signedIn.player)).daily).toBe(0)
})

test('the sources are those of the three series', () => {
  expect(Object.values(RAFFLES).map(({ source }) => source)).toEqual([
    'hourly-provider-of-the-week',
    'daily-provider-of-the-week',
    'weekly-provider-of-the-week'
  ])
})
