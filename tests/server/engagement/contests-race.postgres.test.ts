import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { enterTournament } from '#server/engagement/tournaments/enter.ts'
import { leaveTournament } from '#server/engagement/tournaments/leave.ts'
import { closeTournament } from '#server/engagement/tournaments/turn.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  contest,
  ordersOf,
  participant,
  pointsOf,
  provider,
  round,
  told
} from './contest-support.ts'

const PLAYERS = 12
const ROUNDS = 8

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const entriesOf = (id: string) =>
  platform.ports.db.kysely
    .selectFrom('engage_contest_entries')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('place')
    .execute()

describe('a tournament in which many play at once', () => {
  test('counts each round of each, and no more entrants than there are', async () => {
    const id = await contest(platform, {
      entry: 'automatic',
      measure: 'mostRounds',
      mostBets: null
    })
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => participant(platform)))
    // All at one moment: a round that had ended before its player's entry would not count.
    const at = platform.ports.clock.now()
    await Promise.all(
      players.flatMap(player =>
        Array.from({ length: ROUNDS }, () => round(platform, player, { at }))
      )
    )
    const entries = await entriesOf(id)
    expect(entries.map(({ counted, score }) => [counted, score])).toEqual(
      players.map(() => [ROUNDS, BigInt(ROUNDS)])
    )
    expect(await told(platform, id, players[0] ?? '')).toMatchObject({ entrants: PLAYERS })
  })

  test('is decided once, by what was counted until then, while they play on', async () => {
    const id = await contest(platform, {
      entry: 'automatic',
      measure: 'mostRounds',
      mostBets: null,
      prizes: [{ from: 1, to: PLAYERS, prize: { kind: 'points', points: 10 } }]
    })
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => participant(platform)))
    const plays = players.flatMap(player =>
      Array.from({ length: ROUNDS }, () => round(platform, player))
    )
    const closings = [0, 1, 2].map(() => closeTournament(platform.ports, id))
    const [decisions] = await Promise.all([Promise.all(closings), Promise.all(plays)])
    expect(decisions.filter(decision => decision !== undefined)).toHaveLength(1)
    const before = await entriesOf(id)
    await round(platform, players[0] ?? '')
    expect(await entriesOf(id)).toEqual(before)
    const placed = before.filter(({ place }) => place !== null)
    expect(placed).toHaveLength(before.filter(({ score }) => score > 0n).length)
    expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1))
    const points = await Promise.all(placed.map(entry => pointsOf(platform, entry.player_id)))
    expect(points).toEqual(placed.map(() => 10))
    expect(await ordersOf(platform, players[0] ?? '')).toEqual([])
  })

  test('gives its last seat to one of many, each of whom pays or keeps the points', async () => {
    const id = await contest(platform, { entry: 'buyIn', price: 100, mostEntrants: 1 })
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, () => participant(platform, { points: 100 }))
    )
    const results = await Promise.all(
      players.map(player => enterTournament(provider(platform), id, player))
    )
    expect(results.filter(({ status }) => status === 'entered')).toHaveLength(1)
    const points = await Promise.all(players.map(player => pointsOf(platform, player)))
    expect(points.toSorted((a, b) => a - b)).toEqual([0, ...Array(PLAYERS - 1).fill(100)])
  })

  test('gives a price back once to who leaves often at once while it is called off', async () => {
    const later = { from: 3_600_000, to: 7_200_000 }
    const id = await contest(platform, { entry: 'buyIn', price: 100 }, later)
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, () => participant(platform, { points: 100 }))
    )
    for (const player of players) await enterTournament(provider(platform), id, player)
    const leaving = players.flatMap(player =>
      Array.from({ length: 3 }, () => leaveTournament(provider(platform), id, player))
    )
    await Promise.all([...leaving, closeTournament(platform.ports, id, 'cancelled')])
    const points = await Promise.all(players.map(player => pointsOf(platform, player)))
    expect(points).toEqual(Array(PLAYERS).fill(100))
    const left = (await Promise.all(leaving)).filter(({ status }) => status === 'left')
    expect(await told(platform, id, players[0] ?? '')).toMatchObject({
      state: 'Cancelled',
      entrants: PLAYERS - left.length
    })
  })

  test('counts a round once that is told by several at the same time', async () => {
    const id = await contest(platform, { entry: 'automatic', mostBets: null })
    const player = await participant(platform)
    const roundId = randomUUID()
    await Promise.all(
      Array.from({ length: 6 }, () => round(platform, player, { roundId, won: '2.00' }))
    )
    expect(await told(platform, id, player)).toMatchObject({ countedBets: 1, entrants: 1 })
  })
})
