import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  BlackjackRound,
  RouletteRound,
  TableRound,
  VideoPokerRound
} from '#contract/wire/table-play.ts'
import { type Move, playBlackjack } from '#engine/blackjack/blackjack.ts'
import { commitmentOf, decideBy } from '#engine/fairness/seeds.ts'
import { spin } from '#engine/roulette/roulette.ts'
import { playVideoPoker } from '#engine/video-poker/video-poker.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import type { House } from '#server/games/provider/house.ts'
import { move as makeMove } from '#server/games/provider/move.ts'
import { findSession } from '#server/games/provider/open-session.ts'
import { recover } from '#server/games/provider/recover.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { sitDownAt } from './support.ts'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

const minor = (amount: string) => BigInt(amount.replace('.', ''))
const house = (wallet: Partial<House['wallet']> = {}): House => ({
  ports: platform.ports,
  wallet: { ...walletClient(platform.ports), ...wallet }
})

const sitDown = (game: string, cash = 100_000n) => sitDownAt(platform, game, { cash })

type Seat = Awaited<ReturnType<typeof sitDown>>

/** Begins rounds of blackjack until one fits, ending the others. */
async function blackjackWith(
  seat: Seat,
  fits: (round: BlackjackRound) => boolean
): Promise<BlackjackRound> {
  for (let tries = 0; tries < 400; tries++) {
    const { ok } = await seat.ask('start', { stake: '10.00', clientSeed: `try ${tries}` })
    const round: BlackjackRound = ok.round
    if (fits(round)) return round
    await playOn(seat, round)
  }
  throw new Error('No such round came')
}

/** Plays a round as basic strategy says and has it paid. */
async function playOn(seat: Seat, round: BlackjackRound): Promise<BlackjackRound> {
  let now = round
  for (let at = 0; !now.isOver; at++) {
    const { ok, code } = await seat.ask('move', { roundId: round.id, move: now.advice, at })
    if (code) throw new Error(code)
    now = ok.round
  }
  await seat.ask('settle', { roundId: round.id })
  return now
}

describe('roulette', () => {
  const chips = [
    { spot: 'red', amount: '5.00' },
    { spot: 'straight:17', amount: '1.00' }
  ]

  test('takes all chips as one stake and pays what the number brought', async () => {
    const seat = await sitDown('halyard-roulette')
    const { ok } = await seat.ask('start', { chips, clientSeed: 'mine' })
    const round: RouletteRound = ok.round
    expect(ok.balance).toBe('994.00')
    const returned = round.chips.reduce((sum, chip) => sum + minor(chip.returned), 0n)
    expect(minor(round.win)).toBe(returned)
    await seat.ask('settle', { roundId: round.id })
    expect(await seat.cashNow()).toBe(99_400n + returned)
  })

  test.each([
    ['nothing', []],
    ['a spot that is not on the cloth', [{ spot: 'straight:37', amount: '1.00' }]],
    ['less than the smallest chip', [{ spot: 'red', amount: '0.05' }]],
    ['a part of a chip', [{ spot: 'red', amount: '0.15' }]],
    ['a debt', [{ spot: 'red', amount: '-1.00' }]],
    ['more than the table takes', [{ spot: 'red', amount: '2000.10' }]],
    [
      'one spot twice',
      [
        { spot: 'red', amount: '1.00' },
        { spot: 'red', amount: '1.00' }
      ]
    ]
  ])('refuses %s', async (_, wrong) => {
    const seat = await sitDown('halyard-roulette')
    expect((await seat.ask('start', { chips: wrong, clientSeed: 'x' })).code).toBe('INVALID_STAKE')
    expect(await seat.cashNow()).toBe(100_000n)
  })
})

describe('blackjack', () => {
  test('keeps the hole card to itself until the round is over', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => !one.isOver)
    expect(round.dealer.cards).toHaveLength(2)
    expect(round.dealer.cards[1]).toBeNull()
    expect(round.proof.serverSeed).toBeNull()
    const over = await playOn(seat, round)
    expect(over.dealer.cards).not.toContain(null)
    expect(over.proof.serverSeed).not.toBeNull()
  })

  test('takes another stake for a double, once, and pays both', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.advice === 'double')
    const before = await seat.cashNow()
    const asked = { roundId: round.id, move: 'double', at: 0 }
    const answers = await Promise.all([1, 2, 3].map(() => seat.ask('move', asked)))
    const done = answers.find(answer => answer.ok)?.ok.round as BlackjackRound
    expect(done).toMatchObject({ isOver: true, stake: '20.00' })
    expect((await seat.ask('move', asked)).ok.round).toEqual(done)
    expect(await seat.cashNow()).toBe(before - 1000n)
    await seat.ask('settle', { roundId: round.id })
    expect(await seat.cashNow()).toBe(before - 1000n + minor(done.win))
  })

  test('refuses a double that the purse does not bear, and the hand plays on', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.moves['double'] !== undefined)
    const rest = await seat.cashNow()
    await platform.ports.db.transaction(async tx => {
      await platform.ports.ledger.post(tx, {
        key: `spent:${round.id}`,
        postings: [
          { from: `player:${seat.player.id}:cash`, to: 'world', asset: 'EUR/2', amount: rest }
        ]
      })
    })
    const double = await seat.ask('move', { roundId: round.id, move: 'double', at: 0 })
    expect(double.code).toBe('INSUFFICIENT_FUNDS')
    const stand = await seat.ask('move', { roundId: round.id, move: 'stand', at: 0 })
    expect(stand.ok.round).toMatchObject({ isOver: true, stake: '10.00' })
  })

  test('refuses moves that the rules or the turn do not allow', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.phase === 'playing')
    const move = (name: string, at: number) =>
      seat.ask('move', { roundId: round.id, move: name, at })
    for (const [name, at] of [
      ['insure', 0],
      ['fold', 0],
      ['hit', 1],
      ['hit', -1],
      ['hit', 0.5]
    ] as const)
      expect([name, at, (await move(name, at)).code]).toEqual([name, at, 'INVALID_MOVE'])
    const other = await sitDown('blackjack-salon')
    expect((await other.ask('move', { roundId: round.id, move: 'stand', at: 0 })).code).toBe(
      'ROUND_NOT_FOUND'
    )
  })

  test('comes back to a visit that was broken off, where it stood', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.phase === 'playing')
    expect((await seat.ask('resume', {})).ok.pending).toEqual(round)
    expect((await seat.ask('start', { stake: '10.00', clientSeed: 'x' })).code).toBe(
      'ROUND_IN_PROGRESS'
    )
  })

  test('stands for a player who stays away, pays, and shows it at the next visit', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => !one.isOver)
    const before = await seat.cashNow()
    time += 14 * 60_000
    await recover(house())
    expect((await seat.ask('resume', {})).ok.pending.isOver).toBe(false)
    time += 2 * 60_000
    await recover(house())
    const { pending } = (await seat.ask('resume', {})).ok
    expect(pending).toMatchObject({ id: round.id, isOver: true, stake: '10.00' })
    time += 4 * 60_000
    await recover(house())
    expect(await seat.cashNow()).toBe(before + minor(pending.win))
  })

  test('is played to its end although the session has ended, but takes no more money', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.moves['double'] !== undefined)
    const before = await seat.cashNow()
    await destroySession(platform.ports, seat.sessionId, 'LOGGED_OUT')
    const double = await seat.ask('move', { roundId: round.id, move: 'double', at: 0 })
    expect(double.code).toBe('SESSION_ENDED')
    const { ok } = await seat.ask('move', { roundId: round.id, move: 'stand', at: 0 })
    await seat.ask('settle', { roundId: round.id })
    expect(await seat.cashNow()).toBe(before + minor(ok.round.win))
  })
})

describe('money for a move whose fate nobody knows', () => {
  test.each([true, false])(
    'comes back, taken or not (%s), and the hand stands as before',
    async isTaken => {
      const seat = await sitDown('blackjack-salon')
      const round = await blackjackWith(seat, one => one.moves['double'] !== undefined)
      const before = await seat.cashNow()
      const real = walletClient(platform.ports)
      const deaf = house({
        raise: async request => {
          if (isTaken) await real.raise(request)
          return 'unknown'
        }
      })
      const session = await findSession(deaf, seat.token)
      if (!session) throw new Error('No session')
      const asked = { roundId: round.id, move: 'double', at: 0 }
      expect(await makeMove(deaf, session, asked)).toEqual({
        error: { code: 'WALLET_UNREACHABLE' }
      })
      expect(await seat.cashNow()).toBe(before)
      expect((await seat.ask('resume', {})).ok.pending).toEqual(round)
      const again = await seat.ask('move', asked)
      expect(again.ok.round.stake).toBe('20.00')
      expect(await seat.cashNow()).toBe(before - 1000n)
    }
  )

  test('keeps the hand still until the wallet answers', async () => {
    const seat = await sitDown('blackjack-salon')
    const round = await blackjackWith(seat, one => one.moves['double'] !== undefined)
    const before = await seat.cashNow()
    const real = walletClient(platform.ports)
    const gone = house({
      raise: async request => {
        await real.raise(request)
        return 'unknown'
      },
      rollback: async () => 'unknown'
    })
    const session = await findSession(gone, seat.token)
    if (!session) throw new Error('No session')
    await makeMove(gone, session, { roundId: round.id, move: 'double', at: 0 })
    const stand = { roundId: round.id, move: 'stand', at: 0 }
    expect((await seat.ask('move', stand)).code).toBe('ROUND_IN_PROGRESS')
    time += 16 * 60_000
    await recover(house())
    const { pending } = (await seat.ask('resume', {})).ok
    expect(pending).toMatchObject({ isOver: true, stake: '10.00' })
    await seat.ask('settle', { roundId: round.id })
    expect(await seat.cashNow()).toBe(before + minor(pending.win))
  })
})

describe('video poker', () => {
  test('draws anew all but the held cards and pays the hand', async () => {
    const seat = await sitDown('jacks-at-the-quay')
    const { ok } = await seat.ask('start', { stake: '1.00', clientSeed: 'mine' })
    const dealt: VideoPokerRound = ok.round
    expect(dealt).toMatchObject({ isOver: false, win: '0.00' })
    const asked = { roundId: dealt.id, move: 'hold:0,4', at: 0 }
    const drawn: VideoPokerRound = (await seat.ask('move', asked)).ok.round
    expect(drawn.isOver).toBe(true)
    expect([drawn.cards[0], drawn.cards[4]]).toEqual([dealt.cards[0], dealt.cards[4]])
    await seat.ask('settle', { roundId: dealt.id })
    expect(await seat.cashNow()).toBe(99_900n + minor(drawn.win))
  })

  test.each(['hold:5', 'hold:0,0', 'hold:-1', 'hold', 'hold:0,', 'keep:0'])(
    'refuses %s',
    async move => {
      const seat = await sitDown('jacks-at-the-quay')
      const { ok } = await seat.ask('start', { stake: '1.00', clientSeed: 'mine' })
      expect((await seat.ask('move', { roundId: ok.round.id, move, at: 0 })).code).toBe(
        'INVALID_MOVE'
      )
    }
  )
})

describe('a round can be checked', () => {
  /** Decides a round again from what the player was told, with nothing else. */
  async function again(round: TableRound, opening: { stake: bigint; moves: readonly string[] }) {
    const { serverSeed, clientSeed } = round.proof
    return await decideBy({ server: serverSeed ?? '', client: clientSeed }, draw => {
      if (round.kind === 'roulette')
        return spin(
          'european',
          round.chips.map(({ spot, amount }) => ({ spot, amount: minor(amount) })),
          draw
        ).number
      if (round.kind === 'videoPoker') return playVideoPoker(draw, opening.stake, round.held).cards
      return playBlackjack(draw, opening.stake, opening.moves as Move[]).dealer
    })
  }

  test('its hash was told before the player’s word was known, and its seed afterwards decides it again', async () => {
    const roulette = await sitDown('halyard-roulette')
    let told: string = roulette.opened.commitment
    for (let time = 0; time < 3; time++) {
      const chips = [{ spot: 'red', amount: '1.00' }]
      const { ok } = await roulette.ask('start', { chips, clientSeed: `word ${time}` })
      const round: RouletteRound = ok.round
      expect(round.proof).toMatchObject({ commitment: told, clientSeed: `word ${time}` })
      expect(await commitmentOf(round.proof.serverSeed ?? '')).toBe(told)
      expect(await again(round, { stake: 100n, moves: [] })).toBe(round.number)
      await roulette.ask('settle', { roundId: round.id })
      told = ok.commitment
    }

    const poker = await sitDown('jacks-at-the-quay')
    const { ok } = await poker.ask('start', { stake: '1.00', clientSeed: 'mine' })
    const moved = await poker.ask('move', { roundId: ok.round.id, move: 'hold:1', at: 0 })
    expect(await again(moved.ok.round, { stake: 100n, moves: [] })).toEqual(moved.ok.round.cards)

    const blackjack = await sitDown('blackjack-salon')
    const begun = await blackjackWith(blackjack, round => round.phase === 'playing')
    const stood = await blackjack.ask('move', { roundId: begun.id, move: 'stand', at: 0 })
    const opening = { stake: 1000n, moves: ['stand'] }
    expect(await again(stood.ok.round, opening)).toEqual(stood.ok.round.dealer.cards)
  })

  test('a round that took no money leaves its hash standing for the next one', async () => {
    const seat = await sitDown('halyard-roulette', 50n)
    const chips = (amount: string) => [{ spot: 'red', amount }]
    const told = seat.opened.commitment
    const refused = await seat.ask('start', { chips: chips('1.00'), clientSeed: 'x' })
    expect(refused.code).toBe('INSUFFICIENT_FUNDS')
    const { ok } = await seat.ask('start', { chips: chips('0.50'), clientSeed: 'x' })
    expect(ok.round.proof.commitment).toBe(told)
  })

  test.each([undefined, '', 'x'.repeat(65), 'naïve', 7])(
    'a word of the player that cannot be typed again is refused: %j',
    async clientSeed => {
      const seat = await sitDown('jacks-at-the-quay')
      const { code } = await seat.ask('start', { stake: '1.00', clientSeed })
      expect(code).toBe('INVALID_REQUEST')
    }
  )

  test('a past round is told again as it was', async () => {
    const seat = await sitDown('halyard-roulette')
    const chips = [{ spot: 'red', amount: '1.00' }]
    const { ok } = await seat.ask('start', { chips, clientSeed: 'mine' })
    await seat.ask('settle', { roundId: ok.round.id })
    expect((await seat.ask('round', { roundId: ok.round.id })).ok.round).toEqual(ok.round)
    expect((await seat.ask('history', {})).ok.rounds).toMatchObject([
      { id: ok.round.id, stake: '1.00', win: ok.round.win }
    ])
    const other = await sitDown('halyard-roulette')
    expect((await other.ask('round', { roundId: ok.round.id })).code).toBe('ROUND_NOT_FOUND')
  })
})
