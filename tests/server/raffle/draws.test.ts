import { afterEach, beforeEach, expect, test } from 'vitest'

import { RAFFLES } from '#config/raffles.ts'
import { toDecimal } from '#rules/money.ts'
import { totalOf } from '#rules/raffle/prizes.ts'
import { verifyDraw } from '#rules/raffle/verify.ts'
import {
  drawNow,
  drawRecord,
  entrantOf,
  raffleInstances,
  seriesOfInstance,
  turnRaffles
} from '#server/capabilities/raffle/index.ts'
import { studioAt } from '#server/capabilities/raffle/studio.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import {
  AFTER_LAST_BETS_MS,
  drawnRecord,
  entrant,
  gamesOfWeek,
  MONDAY,
  openHouse,
  runningDraw,
  stake,
  ticketsBy,
  turnAt
} from './support.ts'

const HOUR = 60 * 60 * 1000

let platform: TestPlatform

beforeEach(async () => {
  platform = await openHouse()
})

afterEach(async () => {
  const { ledger } = platform.ports
  expect(await ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  await platform.close()
})

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
const cash = (player: { id: string }, asset: `${string}/${number}` = 'EUR/2') =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, `player:${player.id}:cash`, asset)
const prizesLeft = (source: string) =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, `pot:${source}:prizes`, 'EUR/2')

/** Lets the hour end and its draw be made. */
async function endHour() {
  const draw = await runningDraw(platform, 'hourly')
  await turnAt(platform, after(draw.endsAt, AFTER_LAST_BETS_MS))
  return draw
}

test('draws run on whole hours, days and weeks of UTC, and the house has put their prizes aside', async () => {
  const periods = {
    hourly: ['2027-03-08T09:00:00.000Z', '2027-03-08T10:00:00.000Z'],
    daily: ['2027-03-08T00:00:00.000Z', '2027-03-09T00:00:00.000Z'],
    weekly: ['2027-03-08T00:00:00.000Z', '2027-03-15T00:00:00.000Z']
  } as const
  for (const drop of ['hourly', 'daily', 'weekly'] as const) {
    const { startsAt, endsAt, value, studio, source } = await runningDraw(platform, drop)
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual(periods[drop])
    expect(value).toBe(totalOf(RAFFLES[drop].prizes))
    expect(studio).toBe(studioAt(MONDAY))
    expect(await prizesLeft(source)).toBeGreaterThanOrEqual(value)
  }
})

test('F03: a bet in the last millisecond is in this draw, one in the next in the next', async () => {
  const player = await entrant(platform, ['hourly'])
  const { inside: game } = await gamesOfWeek(platform)
  const draw = await runningDraw(platform, 'hourly')
  await stake(platform, player, 300n, { at: after(draw.endsAt, -1), game })
  await stake(platform, player, 500n, { at: draw.endsAt, game })
  await endHour()
  const record = await drawnRecord(platform, draw.id)
  expect(record.entries).toEqual([[entrantOf(draw.id, player.id), 3]])
  expect((await ticketsBy(platform, player)).hourly).toBe(5)
})

test('a bet that comes when its draw has been made counts in the next', async () => {
  const player = await entrant(platform, ['hourly'])
  const draw = await endHour()
  await stake(platform, player, 300n, { at: after(draw.endsAt, -1) })
  expect((await drawnRecord(platform, draw.id)).entries).toEqual([])
  expect((await ticketsBy(platform, player)).hourly).toBe(3)
})

test('F06 L085: a draw whose time is up is drawing, then another runs with no tickets', async () => {
  const player = await entrant(platform, ['hourly'])
  await stake(platform, player, 300n)
  const { ports } = platform
  const draw = await runningDraw(platform, 'hourly')
  const shown = () =>
    raffleInstances(ports.db.kysely, RAFFLES.hourly.source, ports.clock.now()).then(draws =>
      draws.map(({ id, status }) => ({ id, status }))
    )
  const drawing = await raffleInstances(ports.db.kysely, RAFFLES.hourly.source, draw.endsAt)
  expect(drawing.map(({ status }) => status)).toEqual(['drawing', 'open'])
  expect(drawing[0]?.id).toBe(draw.id)
  await endHour()
  const next = await runningDraw(platform, 'hourly')
  expect(await shown()).toEqual([{ id: next.id, status: 'open' }])
  expect(next.startsAt).toEqual(draw.endsAt)
  expect((await ticketsBy(platform, player)).hourly).toBe(0)
})

test('L095: winners are paid once, each in their own currency, and told by their initials', async () => {
  const one = await entrant(platform, ['hourly'], { cash: 0n })
  const other = await entrant(platform, ['hourly'], {
    cash: 0n,
    currency: 'NOK',
    country: 'NO',
    firstName: 'Kari',
    lastName: 'Nordmann'
  })
  await stake(platform, one, 100n)
  await stake(platform, other, 1150n)
  const draw = await endHour()
  await turnRaffles(platform.ports)
  expect(await cash(one)).toBe(2500n)
  expect(await cash(other, 'NOK/2')).toBe(28_750n)
  const { winners } = await drawnRecord(platform, draw.id)
  expect(winners.map(({ place }) => place)).toEqual([1, 2])
  expect(winners.find(({ entrant: who }) => who === entrantOf(draw.id, other.id))).toMatchObject({
    win_amount: '25.00',
    paid_amount: '287.50',
    paid_currency: 'NOK',
    initials: 'K. N.'
  })
})

test('F09: what nobody wins is added to the first prize of the next draw', async () => {
  const { value, source } = await runningDraw(platform, 'hourly')
  const draw = await endHour()
  expect(await drawnRecord(platform, draw.id)).toMatchObject({ ticket_count: 0, winners: [] })
  const next = await runningDraw(platform, 'hourly')
  expect(next.prizes).toEqual([
    { amount: 2500n + value, count: 1 },
    { amount: 2500n, count: 9 }
  ])
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  await endHour()
  expect(await cash(player)).toBe(2500n + value)
  // Of that draw nine prizes are left; the one that runs and the one after it have theirs.
  expect(await prizesLeft(source)).toBe(22_500n + 2n * value)
})

test('what nobody wins is carried on until a draw holds ten times its prizes, and then the house has it again', async () => {
  for (let hour = 1; hour <= 12; hour++) await endHour()
  const next = await runningDraw(platform, 'hourly')
  expect(next.value).toBe(250_000n)
  // The one that runs is full, and the one after it has its own.
  expect(await prizesLeft(next.source)).toBe(250_000n + 25_000n)
})

test('a draw can be redone from what is published of it, and a changed record is found out', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => entrant(platform, ['hourly'])))
  for (const [index, player] of players.entries())
    await stake(platform, player, BigInt(index + 1) * 700n)
  const draw = await endHour()
  const record = await drawnRecord(platform, draw.id)
  const honest = { isSeedCommitted: true, isListUnchanged: true, areWinnersDrawn: true }
  expect(await verifyDraw(record)).toEqual(honest)
  expect(record.commitment).toBe(draw.commitment)
  expect(record.winners).toHaveLength(10)
  const [first] = record.entries
  if (!first) throw new Error('No entry')
  const more = {
    ...record,
    entries: [[first[0], first[1] + 1] as const, ...record.entries.slice(1)]
  }
  expect(
    await verifyDraw({ ...record, entries: more.entries.map(([a, b]) => [a, b]) })
  ).toMatchObject({
    isListUnchanged: false
  })
  expect(await verifyDraw({ ...record, seed: 'ab'.repeat(32) })).toMatchObject({
    isSeedCommitted: false,
    areWinnersDrawn: false
  })
  const swapped = record.winners.toReversed()
  expect((await verifyDraw({ ...record, winners: swapped })).areWinnersDrawn).toBe(false)
})

test('before a draw its seed and its entries are told to nobody', async () => {
  const player = await entrant(platform, ['hourly'])
  await stake(platform, player, 300n)
  const { ports } = platform
  const draw = await runningDraw(platform, 'hourly')
  for (const moment of [ports.clock.now(), draw.endsAt]) {
    const record = await drawRecord(ports.db.kysely, draw.id, moment)
    expect(record).toMatchObject({ commitment: draw.commitment })
    expect(JSON.stringify(record)).not.toMatch(/seed|entries|winners/)
  }
  expect(await drawRecord(ports.db.kysely, 'hourly-999', ports.clock.now())).toBeNull()
})

test('after hours without a house each draw is made in its order, and what runs now is open', async () => {
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  const draw = await runningDraw(platform, 'hourly')
  await turnAt(platform, after(MONDAY, 5 * HOUR))
  expect((await drawnRecord(platform, draw.id)).winners).toHaveLength(1)
  const next = await runningDraw(platform, 'hourly')
  expect(next.startsAt.toISOString()).toBe('2027-03-08T14:00:00.000Z')
  expect(await cash(player)).toBe(2500n)
  // Nine prizes of the first hour, and all of the second, which nobody took part in.
  expect(next.value).toBe(25_000n + 22_500n + 25_000n)
})

test('drawn early, a draw is made at once and another runs for the rest of its time', async () => {
  const player = await entrant(platform, ['daily'], { cash: 0n })
  await stake(platform, player, 100n)
  const draw = await runningDraw(platform, 'daily')
  expect(await drawNow(platform.ports, draw.source)).toBe(draw.id)
  expect(await cash(player)).toBe(50_000n)
  const rest = await runningDraw(platform, 'daily')
  expect(rest.id).not.toBe(draw.id)
  expect(rest.endsAt).toEqual(draw.endsAt)
  await stake(platform, player, 200n)
  expect((await ticketsBy(platform, player)).daily).toBe(2)
  expect(await drawNow(platform.ports, 'no-such-source')).toBeNull()
})

test('only draws that are still to come can be opted in to', async () => {
  const { db } = platform.ports
  const draw = await endHour()
  expect(await seriesOfInstance(db.kysely, draw.id)).toBeUndefined()
  const next = await runningDraw(platform, 'hourly')
  expect(await seriesOfInstance(db.kysely, next.id)).toBe(RAFFLES.hourly.source)
})

test('a closed or excluded player is still paid', async () => {
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  await platform.ports.db.kysely
    .updateTable('players')
    .set({ account_status: 'Closed', exclusion_ends_at: after(MONDAY, 1000 * HOUR) })
    .where('id', '=', player.id)
    .execute()
  await endHour()
  expect(toDecimal(await cash(player), 'EUR')).toBe('25.00')
})
