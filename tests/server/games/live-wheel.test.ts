import { get, type IncomingMessage } from 'node:http'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { LiveTable, WheelRound } from '#contract/wire/table-play.ts'
import { commitmentOf, decideBy } from '#engine/fairness/seeds.ts'
import { FIELDS, ORDER, stop } from '#engine/wheel/wheel.ts'
import { slotAt } from '#server/games/live/schedule.ts'
import { recover } from '#server/games/provider/recover.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { sitDownAt } from './support.ts'

const GAME = 'grand-wheel'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

/** Every test begins with a round that has just opened. */
beforeEach(() => {
  time = slotAt(new Date(time)).endsAt.getTime()
})

const closed = () => {
  time = slotAt(new Date(time)).closesAt.getTime()
}
const nextRound = () => {
  time = slotAt(new Date(time)).endsAt.getTime()
}

async function sitDown(cash = 10_000n) {
  const { ask, cashNow } = await sitDownAt(platform, GAME, { cash })
  const bet = (chips: object) => ask('start', { chips, clientSeed: 'mine' })
  const table = async (): Promise<LiveTable> => (await ask('live', {})).ok
  return { ask, bet, table, cash: cashNow }
}

/** A chip on every field, so that one of them wins. */
const everywhere = (amount: string) => FIELDS.map(({ id }) => ({ spot: id, amount }))

describe('the live wheel', () => {
  test('turns for all: two players see one round, one result and each other', async () => {
    const [one, other] = [await sitDown(), await sitDown()]
    await one.bet([{ spot: 'two', amount: '1.00' }])
    time += 1
    await other.bet([{ spot: 'ten', amount: '2.00' }])
    const open = await one.table()
    expect(open.seats).toEqual([
      { seat: 1, spots: ['two'], stake: '1.00', currency: 'EUR', win: null },
      { seat: 2, spots: ['ten'], stake: '2.00', currency: 'EUR', win: null }
    ])
    expect(await other.table()).toEqual(open)
    closed()
    const shut = await one.table()
    expect(await other.table()).toEqual(shut)
    expect(shut.round.segment).not.toBeNull()
  })

  test('says where it stops only when no more chips are taken, and then proves it', async () => {
    const seat = await sitDown()
    const { round } = await seat.table()
    expect([round.segment, round.serverSeed]).toEqual([null, null])
    const bet = await seat.bet(everywhere('1.00'))
    expect(bet.ok.round).toMatchObject({ isOver: false, segment: null, win: '0.00' })
    expect(bet.ok.round.proof.serverSeed).toBeNull()
    closed()
    const after = (await seat.table()).round
    expect(after.commitment).toBe(round.commitment)
    expect(await commitmentOf(after.serverSeed ?? '')).toBe(round.commitment)
    const seeds = { server: after.serverSeed ?? '', client: `${GAME}#${round.number}` }
    expect(await decideBy(seeds, stop)).toBe(after.segment)
  })

  test('pays the field that it stops at, once, and nothing else', async () => {
    const seat = await sitDown()
    const { ok } = await seat.bet(everywhere('1.00'))
    expect(await seat.cash()).toBe(9500n)
    expect((await seat.ask('settle', { roundId: ok.round.id })).code).toBe('ROUND_NOT_FOUND')
    closed()
    const { segment } = (await seat.table()).round
    const factor = FIELDS.find(({ id }) => id === ORDER[segment ?? -1])?.factor ?? 0n
    for (let asked = 0; asked < 3; asked++) await seat.ask('settle', { roundId: ok.round.id })
    expect(await seat.cash()).toBe(9500n + factor * 100n)
    const past: WheelRound = (await seat.ask('round', { roundId: ok.round.id })).ok.round
    expect(past).toMatchObject({ isOver: true, segment, win: `${factor}.00` })
  })

  test('takes more chips in the same round, up to what the table takes', async () => {
    const seat = await sitDown(400_000n)
    const { ok } = await seat.bet([{ spot: 'two', amount: '900.00' }])
    const more = (move: string, at: number) => seat.ask('move', { roundId: ok.round.id, move, at })
    const second = await more('chips:five=1.00,ten=2.00', 0)
    expect(second.code).toBe('INVALID_MOVE')
    const third = await more('chips:fiveRed=50.00,ten=50.00', 0)
    expect(third.ok).toMatchObject({ balance: '3000.00', round: { stake: '1000.00', moves: 1 } })
    expect((await more('chips:two=0.10', 1)).code).toBe('INVALID_MOVE')
    expect((await seat.bet([{ spot: 'two', amount: '1.00' }])).code).toBe('ROUND_IN_PROGRESS')
    expect(await seat.cash()).toBe(300_000n)
  })

  test('takes no chip any more when the time is over, to the millisecond', async () => {
    const seat = await sitDown()
    const { ok } = await seat.bet([{ spot: 'two', amount: '1.00' }])
    const late = await sitDown()
    closed()
    time -= 1
    expect((await late.bet([{ spot: 'two', amount: '1.00' }])).ok).toBeDefined()
    time += 1
    const more = { roundId: ok.round.id, move: 'chips:two=1.00', at: 0 }
    expect((await seat.ask('move', more)).code).toBe('INVALID_MOVE')
    expect((await (await sitDown()).bet([{ spot: 'two', amount: '1.00' }])).code).toBe(
      'BETS_CLOSED'
    )
    expect(await seat.cash()).toBe(9900n)
  })

  test('goes on without whoever left: the round is paid, and the next one may be played', async () => {
    const seat = await sitDown()
    await seat.bet(everywhere('1.00'))
    closed()
    const { segment } = (await seat.table()).round
    const won = (FIELDS.find(({ id }) => id === ORDER[segment ?? -1])?.factor ?? 0n) * 100n
    nextRound()
    expect((await seat.bet([{ spot: 'two', amount: '1.00' }])).ok).toBeDefined()
    expect(await seat.cash()).toBe(9500n + won - 100n)
  })

  test('pays who never came back', async () => {
    const seat = await sitDown()
    const { ok } = await seat.bet(everywhere('1.00'))
    closed()
    const { segment } = (await seat.table()).round
    const house = { ports: platform.ports, wallet: walletClient(platform.ports) }
    time += 31_000
    await recover(house)
    time += 181_000
    await recover(house)
    const won = (FIELDS.find(({ id }) => id === ORDER[segment ?? -1])?.factor ?? 0n) * 100n
    expect(await seat.cash()).toBe(9500n + won)
    expect((await seat.ask('resume', {})).ok.pending.id).toBe(ok.round.id)
  })

  test('remembers its last results, the latest first', async () => {
    const seat = await sitDown()
    const results: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      await seat.table()
      closed()
      results.unshift((await seat.table()).round.segment ?? -1)
      nextRound()
    }
    const { history } = await seat.table()
    expect(history.slice(0, 3).map(({ segment }) => segment)).toEqual(results)
  })

  test.each([
    ['nothing', []],
    ['an unknown field', [{ spot: 'three', amount: '1.00' }]],
    ['a part of a chip', [{ spot: 'two', amount: '0.15' }]],
    ['zero', [{ spot: 'two', amount: '0.00' }]],
    ['more than the table takes', [{ spot: 'two', amount: '1000.10' }]]
  ])('refuses %s', async (_, chips) => {
    const seat = await sitDown(500_000n)
    expect((await seat.bet(chips)).code).toBe('INVALID_STAKE')
    expect(await seat.cash()).toBe(500_000n)
  })

  test('tells who watches that somebody sat down', async () => {
    const seat = await sitDown()
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { host } = new URL(platform.ports.config.gamesUrl)
      get(`${platform.url}/play/live/${GAME}/events`, { headers: { host } }, resolve).on(
        'error',
        reject
      )
    })
    expect(answer.headers['content-type']).toBe('text/event-stream')
    await seat.bet([{ spot: 'two', amount: '1.00' }])
    let said = ''
    for await (const chunk of answer) {
      said += chunk
      if (said.includes('event: seats')) break
    }
    expect(said).toContain('event: seats')
  })
})

test('the rounds of a table follow each other without a gap', () => {
  const first = slotAt(new Date(1_700_000_000_000))
  const second = slotAt(first.endsAt)
  expect(second).toMatchObject({ number: first.number + 1, opensAt: first.endsAt })
  expect(slotAt(new Date(first.endsAt.getTime() - 1))).toEqual(first)
})
