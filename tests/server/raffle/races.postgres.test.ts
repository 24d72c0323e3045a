import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDraw } from '#server/capabilities/raffle/draw.ts'
import { drawNow, turnRaffles } from '#server/capabilities/raffle/index.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import {
  AFTER_LAST_BETS_MS,
  clockFrom,
  drawnRecord,
  entrant,
  gamesOfWeek,
  MONDAY,
  openHouse,
  runningDraw,
  stake,
  ticketsBy
} from './support.ts'

let platform: TestPlatform
/** Another process of the same house, on connections of its own. */
let other: Platform
const clock = clockFrom(MONDAY)

beforeAll(async () => {
  platform = await openHouse(clock)
  const { config, log } = platform.ports
  other = await createPlatform(config, { clock, log })
})

afterAll(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual({
    unbalanced: [],
    drifted: [],
    negative: []
  })
  await other.close()
  await platform.close()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const cashOf = (player: { id: string }) =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, `player:${player.id}:cash`, 'EUR/2')

/** The books of a series: what it holds is what its open draws promise. */
async function promised(source: string) {
  const { db, ledger } = platform.ports
  const rows = await db.kysely
    .selectFrom('raffle_instances')
    .select('prizes')
    .where('source', '=', source)
    .where('status', '=', 'open')
    .execute()
  const prizes = rows.flatMap(row => row.prizes)
  return {
    promised: prizes.reduce((sum, { amount, count }) => sum + BigInt(amount) * BigInt(count), 0n),
    held: await ledger.balanceOf(db.kysely, `pot:${source}:prizes`, 'EUR/2')
  }
}

async function expectCovered(source: string) {
  const books = await promised(source)
  expect(books.held).toBe(books.promised)
}

test('two processes that turn at once make each draw once and pay each prize once', async () => {
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 1000n)
  const draw = await runningDraw(platform, 'hourly')
  await clock.move(new Date(draw.endsAt.getTime() + AFTER_LAST_BETS_MS))
  await Promise.all(times(3).flatMap(() => [turnRaffles(platform.ports), turnRaffles(other.ports)]))
  expect((await drawnRecord(platform, draw.id)).winners).toHaveLength(10)
  expect(await cashOf(player)).toBe(25_000n)
  const { number } = await runningDraw(platform, 'hourly')
  expect(number).toBe(draw.number + 1n)
  await expectCovered(draw.source)
})

test.each(times(4))(
  'round %i: bets that race a draw are each in it or in the next, whole',
  async () => {
    const { inside: game } = await gamesOfWeek(platform)
    const players = await Promise.all(times(6).map(() => entrant(platform, ['daily'])))
    const draw = await runningDraw(platform, 'daily')
    const [, , ...drawn] = await Promise.all([
      drawNow(other.ports, draw.source),
      drawNow(platform.ports, draw.source),
      ...players.flatMap(player => times(5).map(() => stake(platform, player, 100n, { game })))
    ])
    expect(drawn).toHaveLength(30)
    const { db } = platform.ports
    for (const player of players) {
      const entries = await db.kysely
        .selectFrom('raffle_entries')
        .innerJoin('raffle_instances', 'raffle_instances.id', 'raffle_entries.instance')
        .select(['tickets', 'wagered', 'source'])
        .where('player_id', '=', player.id)
        .execute()
      expect(entries.reduce((sum, { tickets }) => sum + tickets, 0n)).toBe(5n)
      for (const { tickets, wagered } of entries) expect(wagered).toBe(tickets * 100n)
    }
    // What was published is what the draw was made from.
    const { entries, ticket_count } = await drawnRecord(platform, draw.id)
    expect(entries.reduce((sum, [, tickets]) => sum + tickets, 0)).toBe(ticket_count)
    await expectCovered(draw.source)
  }
)

test('a draw waits for a bet that is counting in it, and has its ticket', async () => {
  const { ports } = platform
  const player = await entrant(platform, ['weekly'])
  const draw = await runningDraw(platform, 'weekly')
  const { promise: isCounted, resolve: counted } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const slow = {
    ports: {
      ...ports,
      db: {
        ...ports.db,
        transaction: <T>(work: Parameters<typeof ports.db.transaction<T>>[0]) =>
          ports.db.transaction<T>(async tx => {
            const result = await work(tx)
            counted()
            await mayCommit
            return result
          })
      }
    }
  }
  const bet = stake(slow, player, 300n)
  await isCounted
  let isMade = false
  const made = makeDraw(other.ports, draw.id).then(result => {
    isMade = true
    return result
  })
  // Another draw goes through meanwhile: the one that is held is not just slow.
  await drawNow(platform.ports, (await runningDraw(platform, 'hourly')).source)
  expect(isMade).toBe(false)
  commit()
  await bet
  expect((await made)?.ticketCount).toBe(3)
})

test('a process that dies within a draw leaves it to another, and pays nothing by then', async () => {
  const { ports } = platform
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 1000n)
  const draw = await runningDraw(platform, 'hourly')
  const dying = {
    ...ports,
    ledger: {
      ...ports.ledger,
      post: async (...given: Parameters<typeof ports.ledger.post>) => {
        if (given[1].key === `raffle-win:${draw.id}:5`) throw new Error('The process has died')
        return await ports.ledger.post(...given)
      }
    }
  }
  await expect(makeDraw(dying, draw.id)).rejects.toThrow('died')
  expect(await cashOf(player)).toBe(0n)
  expect((await ticketsBy(platform, player)).hourly).toBe(10)
  await clock.move(new Date(draw.endsAt.getTime() + AFTER_LAST_BETS_MS))
  await turnRaffles(other.ports)
  const { winners } = await drawnRecord(platform, draw.id)
  expect(winners).toHaveLength(10)
  const euros = winners.reduce((sum, { win_amount }) => sum + Number(win_amount) * 100, 0)
  expect(await cashOf(player)).toBe(BigInt(Math.round(euros)))
})

test('a house that starts again makes what fell due while it was away', async () => {
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  const draw = await runningDraw(platform, 'hourly')
  await clock.move(new Date(draw.endsAt.getTime() + 3 * 60 * 60 * 1000))
  const { config, log } = platform.ports
  const again = await createPlatform(config, { clock, log })
  const { winners } = await drawnRecord(platform, draw.id)
  await again.close()
  expect(winners).toHaveLength(1)
  expect(await cashOf(player)).toBe(BigInt(Number(winners[0]?.win_amount) * 100))
})
