import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readTournament } from '#contract/wire/engagement.ts'
import { enterTournament } from '#server/engagement/tournaments/enter.ts'
import { leaveTournament } from '#server/engagement/tournaments/leave.ts'
import { closeTournament, turnTournaments } from '#server/engagement/tournaments/turn.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  contest,
  ordersOf,
  participant,
  pointsOf,
  provider,
  round,
  told,
  undo
} from './contest-support.ts'

const HOUR = 60 * 60 * 1000
const money = (from: number, to: number, euros: bigint) =>
  ({ from, to, prize: { kind: 'money', euros } }) as const

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const leave = (id: string, playerId: string) => leaveTournament(provider(platform), id, playerId)
const enter = (id: string, playerId: string) => enterTournament(provider(platform), id, playerId)

/** Enters so many, one after the other, each with an own name. */
async function entrants(id: string, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const player = await participant(platform, { initials: `P. ${index}` })
    expect(await enter(id, player)).toEqual({ status: 'entered' })
    ids.push(player)
  }
  return ids
}

const placesOf = async (id: string, reader: string) =>
  (await told(platform, id, reader)).standings.map(({ place, initials, score }) => [
    place,
    initials,
    score
  ])

describe('entering', () => {
  test('is asked for where a tournament says so, and counts from then on', async () => {
    const id = await contest(platform)
    const player = await participant(platform)
    await round(platform, player, { won: '500.00' })
    expect(await told(platform, id, player)).toMatchObject({ isIn: false, own: null, entrants: 0 })
    expect(await enter(id, player)).toEqual({ status: 'entered' })
    await round(platform, player, { staked: '0.20', won: '54.20' })
    const answer = await told(platform, id, player)
    expect(answer).toMatchObject({ isIn: true, entrants: 1, countedBets: 1, state: 'Active' })
    expect(answer.own).toMatchObject({ place: 1, score: '271.00', isOwn: true })
    expect(readTournament(JSON.parse(JSON.stringify(answer)))).not.toBeNull()
  })

  test('a round that ended before does not count, whenever it is told', async () => {
    const id = await contest(platform)
    const [player = ''] = await entrants(id, 1)
    await round(platform, player, { at: new Date(platform.ports.clock.now().getTime() - HOUR / 2) })
    expect(await told(platform, id, player)).toMatchObject({ countedBets: 0 })
  })

  test('happens by itself where nobody has to ask, with the first round that counts', async () => {
    const id = await contest(platform, { entry: 'automatic' })
    const player = await participant(platform)
    const before = { isIn: false, entrants: 0, countedBets: 0 }
    expect(await told(platform, id, player)).toMatchObject(before)
    expect(await enter(id, player)).toEqual({ status: 'refused', code: 'ALREADY_IN' })
    await round(platform, player, { staked: '0.01' })
    expect(await told(platform, id, player)).toMatchObject(before)
    await round(platform, player, { won: '3.00' })
    const after = { isIn: true, entrants: 1, countedBets: 1 }
    expect(await told(platform, id, player)).toMatchObject(after)
  })

  test('takes the price in points once, and none from who has too few', async () => {
    const id = await contest(platform, { entry: 'buyIn', price: 100 })
    const rich = await participant(platform, { points: 150 })
    const poor = await participant(platform, { points: 99 })
    expect(await enter(id, rich)).toEqual({ status: 'entered' })
    expect(await enter(id, rich)).toEqual({ status: 'refused', code: 'ALREADY_IN' })
    expect(await enter(id, poor)).toEqual({ status: 'refused', code: 'NOT_ENOUGH_POINTS' })
    expect(await pointsOf(platform, rich)).toBe(50)
    expect(await pointsOf(platform, poor)).toBe(99)
    expect(await told(platform, id, poor)).toMatchObject({ isIn: false, entrants: 1 })
  })

  test('two tabs that enter at once pay once', async () => {
    const id = await contest(platform, { entry: 'buyIn', price: 100 })
    const player = await participant(platform, { points: 500 })
    const both = await Promise.all([enter(id, player), enter(id, player)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['entered', 'refused'])
    expect(await pointsOf(platform, player)).toBe(400)
    expect(await told(platform, id, player)).toMatchObject({ entrants: 1 })
  })

  test('takes no more than the seats there are', async () => {
    const id = await contest(platform, { mostEntrants: 3 })
    const players = await Promise.all(Array.from({ length: 8 }, () => participant(platform)))
    const results = await Promise.all(players.map(player => enter(id, player)))
    expect(results.filter(({ status }) => status === 'entered')).toHaveLength(3)
    expect(results).toContainEqual({ status: 'refused', code: 'FULL' })
    expect(await told(platform, id, players[0] ?? '')).toMatchObject({ entrants: 3 })
  })

  test.each([
    ['after its end', {}, { to: -1 }, {}, 'ENDED'],
    ['below its level', { fromLevel: 9 }, {}, { level: 8 }, 'LEVEL_TOO_LOW'],
    ['without taking part', {}, {}, { optedIn: false }, 'NOT_OPTED_IN'],
    ['while blocked', {}, {}, { isBlocked: true }, 'PLAYER_BLOCKED']
  ] as const)('%s is refused', async (_case, series, time, who, code) => {
    const id = await contest(platform, series, time)
    const player = await participant(platform, who)
    expect(await enter(id, player)).toEqual({ status: 'refused', code })
    expect(await told(platform, id, player)).toMatchObject({ entrants: 0 })
  })

  test('an unknown tournament, and one that was called off, take nobody', async () => {
    const player = await participant(platform)
    expect(await enter('no-such', player)).toEqual({ status: 'refused', code: 'UNKNOWN' })
    const id = await contest(platform)
    await closeTournament(platform.ports, id, 'cancelled')
    expect(await enter(id, player)).toEqual({ status: 'refused', code: 'ENDED' })
  })
})

describe('leaving', () => {
  const later = { from: HOUR, to: 3 * HOUR }
  const buyIn = { entry: 'buyIn', price: 100 } as const

  test('before the start gives the price back once, and frees the seat', async () => {
    const id = await contest(platform, { ...buyIn, mostEntrants: 1 }, later)
    const [first, second] = [
      await participant(platform, { points: 150 }),
      await participant(platform, { points: 100 })
    ]
    await enter(id, first)
    expect(await enter(id, second)).toEqual({ status: 'refused', code: 'FULL' })
    expect(await leave(id, first)).toEqual({ status: 'left' })
    expect(await leave(id, first)).toEqual({ status: 'refused', code: 'NOT_IN' })
    expect(await pointsOf(platform, first)).toBe(150)
    expect(await told(platform, id, first)).toMatchObject({ isIn: false, entrants: 0 })
    expect(await enter(id, second)).toEqual({ status: 'entered' })
  })

  test('and entering again is paid again, and comes back again', async () => {
    const id = await contest(platform, buyIn, later)
    const player = await participant(platform, { points: 100 })
    for (let time = 0; time < 2; time++) {
      expect(await enter(id, player)).toEqual({ status: 'entered' })
      expect(await pointsOf(platform, player)).toBe(0)
      expect(await leave(id, player)).toEqual({ status: 'left' })
      expect(await pointsOf(platform, player)).toBe(100)
    }
    await enter(id, player)
    await closeTournament(platform.ports, id, 'cancelled')
    expect(await leave(id, player)).toEqual({ status: 'refused', code: 'ENDED' })
    expect(await pointsOf(platform, player)).toBe(100)
  })

  test('two tabs that leave at once give it back once', async () => {
    const id = await contest(platform, buyIn, later)
    const player = await participant(platform, { points: 500 })
    await enter(id, player)
    const both = await Promise.all([leave(id, player), leave(id, player)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['left', 'refused'])
    expect(await pointsOf(platform, player)).toBe(500)
    expect(await told(platform, id, player)).toMatchObject({ isIn: false, entrants: 0 })
  })

  test('costs nothing where entering did not', async () => {
    const id = await contest(platform, { entry: 'confirmed' }, later)
    const player = await participant(platform, { points: 7 })
    await enter(id, player)
    expect(await leave(id, player)).toEqual({ status: 'left' })
    expect(await pointsOf(platform, player)).toBe(7)
  })

  test('is refused from the start on, and to who is not in', async () => {
    const id = await contest(platform, buyIn)
    const player = await participant(platform, { points: 100 })
    await enter(id, player)
    expect(await leave(id, player)).toEqual({ status: 'refused', code: 'STARTED' })
    expect(await pointsOf(platform, player)).toBe(0)
    const other = await participant(platform)
    expect(await leave(id, other)).toEqual({ status: 'refused', code: 'NOT_IN' })
    expect(await leave('no-such', other)).toEqual({ status: 'refused', code: 'UNKNOWN' })
    expect(await told(platform, id, player)).toMatchObject({ isIn: true, entrants: 1 })
  })
})

describe('what counts', () => {
  test.each([
    ['a bet below the least', { staked: '0.19' }],
    ['another game', { game: 'pearl-drift' }],
    ['a round that cost nothing', { staked: '0.00', won: '9.00' }],
    ['an amount that is none', { staked: '1e3' }],
    ['an unknown currency', { currency: 'XXX' }],
    ['a round from before the start', { at: new Date(0) }]
  ])('is not %s', async (_case, given) => {
    const id = await contest(platform)
    const [player = ''] = await entrants(id, 1)
    await round(platform, player, given)
    expect(await told(platform, id, player)).toMatchObject({ countedBets: 0, own: null })
  })

  test('is each round once, however often it is told', async () => {
    const id = await contest(platform, { measure: 'mostRounds' })
    const [player = ''] = await entrants(id, 1)
    for (let time = 0; time < 3; time++) await round(platform, player, { roundId: 'one' })
    expect(await told(platform, id, player)).toMatchObject({ countedBets: 1, own: { score: '1' } })
  })

  test('is no more than the first so many rounds', async () => {
    const id = await contest(platform, { mostBets: 2 })
    const [player = ''] = await entrants(id, 1)
    for (const won of ['1.00', '2.00', '900.00']) await round(platform, player, { won })
    expect(await told(platform, id, player)).toMatchObject({
      countedBets: 2,
      own: { score: '2.00' }
    })
  })

  test('no round that was undone, and the score falls back to what stands', async () => {
    const id = await contest(platform)
    const [player = ''] = await entrants(id, 1)
    await round(platform, player, { won: '4.00' })
    await round(platform, player, { won: '80.00', roundId: `undone-${player}` })
    await undo(platform, player, `undone-${player}`)
    expect(await told(platform, id, player)).toMatchObject({
      countedBets: 1,
      own: { score: '4.00' }
    })
  })

  test('by the player’s own currency, which the least bet is told in', async () => {
    const id = await contest(platform)
    const player = await participant(platform, { currency: 'NOK' })
    await enter(id, player)
    await round(platform, player, { staked: '2.29', won: '9.00', currency: 'NOK' })
    expect(await told(platform, id, player)).toMatchObject({
      minimumBet: { amount: '2.30', currency: 'NOK' },
      countedBets: 0
    })
    await round(platform, player, { staked: '2.30', won: '23.00', currency: 'NOK' })
    expect(await told(platform, id, player)).toMatchObject({ own: { score: '10.00' } })
  })
})

describe('the standings', () => {
  test('G03: of equal scores whoever reached it first leads, and after the end still does', async () => {
    const id = await contest(platform, { prizes: [money(1, 1, 500n), money(2, 2, 100n)] })
    const [late = '', early = ''] = await entrants(id, 2)
    await round(platform, early, { won: '50.00' })
    await round(platform, late, { staked: '2.00', won: '100.00' })
    expect(await placesOf(id, late)).toEqual([
      [1, 'P. 1', '50.00'],
      [2, 'P. 0', '50.00']
    ])
    await closeTournament(platform.ports, id)
    expect(await ordersOf(platform, early)).toMatchObject([{ prize: { amount: '5.00' } }])
    expect(await ordersOf(platform, late)).toMatchObject([{ prize: { amount: '1.00' } }])
  })

  test('are told with their rule: which rounds count, and who leads of equals', async () => {
    const id = await contest(platform)
    const { description } = await told(platform, id, await participant(platform))
    expect(description).toContain('win divided by bet')
    expect(description).toContain('Of equal results the one reached first leads.')
  })

  test('L096: hold those who have played and nobody else, however quiet it is', async () => {
    const id = await contest(platform, { prizes: [money(1, 40, 2_000n)] })
    const [one = '', two = ''] = await entrants(id, 2)
    expect(await told(platform, id, one)).toMatchObject({ standings: [], entrants: 2 })
    await round(platform, two, { won: '2.00' })
    expect(await placesOf(id, one)).toEqual([[1, 'P. 1', '2.00']])
    expect(await closeTournament(platform.ports, id)).toEqual({
      state: 'ended',
      placed: 1,
      unpaid: 39
    })
    expect(await placesOf(id, one)).toEqual([[1, 'P. 1', '2.00']])
    expect(await ordersOf(platform, one)).toEqual([])
  })

  test('show the best, and around whoever is further down', async () => {
    const id = await contest(platform)
    const players = await entrants(id, 30)
    for (const [index, player] of players.entries())
      await round(platform, player, { won: `${100 - index}.00` })
    const answer = await told(platform, id, players[19] ?? '')
    expect(answer.standings.map(({ place }) => place)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 21
    ])
    expect(answer.own).toMatchObject({ place: 20, isOwn: true, score: '81.00' })
    const tenth = await told(platform, id, players[9] ?? '')
    expect(tenth.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(tenth.standings.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    const last = await told(platform, id, players[29] ?? '')
    expect(last.standings.map(({ place }) => place).slice(-2)).toEqual([29, 30])
  })
})

describe('the end', () => {
  test('pays each place once, in the winner’s currency and language', async () => {
    const id = await contest(platform, {
      prizes: [money(1, 1, 50_000n), { from: 2, to: 3, prize: { kind: 'points', points: 60 } }]
    })
    const winner = await participant(platform, { currency: 'NOK', language: 'fi' })
    const second = await participant(platform)
    for (const player of [winner, second]) await enter(id, player)
    await round(platform, winner, { staked: '23.00', won: '230.00', currency: 'NOK' })
    await round(platform, second, { won: '9.00' })
    await Promise.all([closeTournament(platform.ports, id), closeTournament(platform.ports, id)])
    await closeTournament(platform.ports, id)
    expect(await ordersOf(platform, winner)).toEqual([
      {
        key: `tournament:${id}:${winner}`,
        playerId: winner,
        name: 'Northlight-pikamatka',
        reason: 'Sija 1 turnauksessa',
        prize: { kind: 'money', amount: '5750.00', currency: 'NOK' }
      }
    ])
    expect(await pointsOf(platform, second)).toBe(60)
    expect(await told(platform, id, second)).toMatchObject({ state: 'Ended', own: { place: 2 } })
  })

  test('is final: what is told later changes neither places nor prizes', async () => {
    const id = await contest(platform)
    const [first = '', second = ''] = await entrants(id, 2)
    await round(platform, first, { won: '9.00', roundId: `told-${first}` })
    await closeTournament(platform.ports, id)
    await round(platform, second, { won: '999.00' })
    await undo(platform, first, `told-${first}`)
    expect(await placesOf(id, first)).toEqual([[1, 'P. 0', '9.00']])
  })

  test('a cancelled one gives its price back, once, and no prize', async () => {
    const id = await contest(platform, { entry: 'buyIn', price: 100 })
    const player = await participant(platform, { points: 100 })
    await enter(id, player)
    await round(platform, player, { won: '9.00' })
    for (let time = 0; time < 2; time++) await closeTournament(platform.ports, id, 'cancelled')
    await turnTournaments(platform.ports)
    expect(await pointsOf(platform, player)).toBe(100)
    expect(await ordersOf(platform, player)).toEqual([])
    expect(await told(platform, id, player)).toMatchObject({ state: 'Cancelled' })
  })

  test('a buy-in in which nobody has played is called off', async () => {
    const id = await contest(platform, { entry: 'buyIn', price: 100 })
    const player = await participant(platform, { points: 100 })
    await enter(id, player)
    expect(await closeTournament(platform.ports, id)).toMatchObject({ state: 'cancelled' })
    expect(await pointsOf(platform, player)).toBe(100)
  })
})

describe('the series', () => {
  test('are announced, run and decided as time goes, and announced once', async () => {
    const { clock, db } = platform.ports
    const states = async () => {
      const rows = await db.kysely
        .selectFrom('engage_tournaments')
        .select(['starts_at', 'state'])
        .where('series', '=', 'vigil-at-midnight')
        .orderBy('starts_at')
        .execute()
      return rows.map(({ starts_at: start, state }) => `${start.toISOString()} ${state}`)
    }
    await clock.move(new Date('2027-01-05T05:59:00Z'))
    await turnTournaments(platform.ports)
    await turnTournaments(platform.ports)
    const [running, next] = ['2027-01-05T00:00:00.000Z', '2027-01-06T00:00:00.000Z']
    expect((await states()).slice(-2)).toEqual([`${running} open`, `${next} open`])
    await clock.move(new Date('2027-01-05T06:00:30Z'))
    await turnTournaments(platform.ports)
    expect((await states()).slice(-2)).toEqual([`${running} open`, `${next} open`])
    await clock.move(new Date('2027-01-05T06:01:00Z'))
    await turnTournaments(platform.ports)
    expect((await states()).slice(-2)).toEqual([`${running} ended`, `${next} open`])
    await clock.move('real')
  })
})
