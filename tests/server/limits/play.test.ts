import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import type { LimitPlace } from '#rules/limits/names.ts'
import { countPlay } from '#server/capabilities/play-days/index.ts'
import {
  bonusOf,
  cashOf,
  GAME,
  launch,
  move,
  playing,
  roundOf,
  type SignedIn,
  sessionToken
} from '#tests/server/games/support.ts'
import { join } from '#tests/server/jackpot/support.ts'
import { limitStands } from '#tests/support/limits.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { recorded } from './support.ts'

const OTHER_GAME = 'captains-reckoning'
const NOON = Date.UTC(2031, 4, 14, 12)
const DAY_MS = 86_400_000

let platform: TestPlatform
let time = NOON

beforeAll(async () => {
  platform = await startPlatform({
    env: { LOBBY_LICENCE: 'est' },
    clock: { now: () => new Date(time), move: async () => {} }
  })
})

beforeEach(() => {
  time = NOON
})

afterAll(async () => {
  await platform.close()
})

interface Limited extends Partial<LimitPlace> {
  readonly value: bigint
}

const LOSS = { kind: 'Loss', period: 'Day' } as const

/** A player of 100.00, or of what is given, with limits, in a game. */
async function limited(limits: readonly Limited[], options: PlayerOptions = {}) {
  const signedIn = await playing(platform, options)
  await stays(signedIn)
  for (const limit of limits) await limitStands(platform, signedIn.player.id, { ...LOSS, ...limit })
  return await inGame(signedIn)
}

/** Sessions end by the machine's time: these go on at whatever moment a test plays at. */
const stays = ({ sessionId }: SignedIn) =>
  platform.ports.db.kysely
    .updateTable('sessions')
    .set({ expires_at: new Date(NOON + 400 * DAY_MS) })
    .where('id', '=', sessionId)
    .execute()

async function inGame(signedIn: SignedIn, game = GAME) {
  const token = await sessionToken(platform, signedIn, game)
  const round = (stake: string, won = '0') => roundOf(token, stake, won, undefined, game)
  return {
    ...signedIn,
    round,
    cash: () => cashOf(platform, signedIn.player),
    /** Plays a round to its end; the answer to its bet. */
    async play(stake: string, won = '0'): Promise<MovementAnswer> {
      const { bet, win } = round(stake, won)
      const answer = await move(platform, 'bet', bet)
      if (answer.status === 'ok') await move(platform, 'win', win)
      return answer
    }
  }
}

const OK = { status: 'ok' }
const refusal = (left: string, about: Partial<LimitPlace> = {}) => ({
  status: 'error',
  code: 'LIMIT_REACHED',
  limit: { ...LOSS, game: null, left, ...about }
})

const sessionOf = ({ sessionId }: SignedIn) =>
  platform.ports.db.kysely
    .selectFrom('sessions')
    .select('end_reason')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()

const RUNS = { end_reason: null }
const LOGGED_OUT = { end_reason: 'LOSS_LIMIT_REACHED' }

describe('a limit on losses', () => {
  test('[PROF-02] is not open again because a clock went back, nor by wins of days to come', async () => {
    const who = await limited([{ value: 3000n }])
    expect(await who.play('30.00')).toMatchObject(OK)
    time = NOON - DAY_MS
    expect(await who.play('0.10')).toEqual(refusal('0.00'))
    const other = await limited([{ value: 3000n }])
    time = NOON + DAY_MS
    expect(await other.play('0.10', '50.00')).toMatchObject(OK)
    time = NOON
    expect(await other.play('30.00')).toMatchObject(OK)
    expect(await other.play('0.10')).toEqual(refusal('0.00'))
  })

  test('[PROF-02] [R24] that is reached refuses the next bet, and logs the player out', async () => {
    const who = await limited([{ value: 3000n }])
    const told: unknown[] = []
    const stop = platform.ports.bus.subscribe('session.destroyed', who.player.id, ({ data }) => {
      told.push(data['reason'])
    })
    expect(await who.play('30.00')).toMatchObject(OK)
    expect(await sessionOf(who)).toEqual(RUNS)
    expect(await who.play('0.10')).toEqual(refusal('0.00'))
    expect(await who.cash()).toBe(7000n)
    expect(await sessionOf(who)).toEqual(LOGGED_OUT)
    await expect.poll(() => told).toEqual(['LOSS_LIMIT_REACHED'])
    expect(await who.play('0.10')).toMatchObject({ code: 'SESSION_ENDED' })
    expect(await recorded(platform, who.player.id)).toEqual(['play.endedByLimit'])
    stop()
  })

  test('refuses a bet that does not fit, says what does, and ends nothing', async () => {
    const who = await limited([{ value: 3000n }])
    await who.play('20.00')
    expect(await who.play('10.01')).toEqual(refusal('10.00'))
    expect(await sessionOf(who)).toEqual(RUNS)
    expect(await who.cash()).toBe(8000n)
    expect(await who.play('10.00')).toMatchObject(OK)
    expect(await recorded(platform, who.player.id)).toEqual(['play.refusedByLimit'])
  })

  test('answers a repetition of what it refused as before, when there is room again', async () => {
    const who = await limited([{ value: 3000n }])
    const large = who.round('40.00').bet
    expect(await move(platform, 'bet', large)).toEqual(refusal('30.00'))
    await who.play('1.00', '60.00')
    expect(await move(platform, 'bet', large)).toEqual(refusal('30.00'))
  })

  test('[L101] counts what was won: 30 to lose and 70 won are 100 to lose', async () => {
    const who = await limited([{ value: 3000n }], { cash: 5000n })
    await who.play('10.00', '80.00')
    expect(await who.cash()).toBe(12_000n)
    expect(await who.play('100.01')).toEqual(refusal('100.00'))
    expect(await who.play('60.00')).toMatchObject(OK)
    expect(await who.play('40.00')).toMatchObject(OK)
    expect(await who.play('0.10')).toEqual(refusal('0.00'))
    expect(await who.cash()).toBe(2000n)
  })

  test('[R16] is the lowest of them, whatever its period', async () => {
    const who = await limited([
      { value: 9000n },
      { value: 2000n, period: 'Week' },
      { value: 5000n, period: 'Month' }
    ])
    expect(await who.play('20.01')).toEqual(refusal('20.00', { period: 'Week' }))
    expect(await who.play('20.00')).toMatchObject(OK)
    expect(await who.play('0.10')).toEqual(refusal('0.00', { period: 'Week' }))
  })

  test('[R24] begins anew at midnight by UTC, and not a millisecond earlier', async () => {
    const who = await limited([{ value: 3000n }])
    const midnight = Date.UTC(2031, 4, 15)
    await who.play('29.00')
    time = midnight - 1
    expect(await who.play('2.00')).toEqual(refusal('1.00'))
    time = midnight
    expect(await who.play('30.00')).toMatchObject(OK)
  })

  test('has no say in a win or in a bet that is taken back, which makes room again', async () => {
    const who = await limited([{ value: 3000n }])
    const { bet, win, rollback } = who.round('30.00', '0')
    await move(platform, 'bet', bet)
    const other = await limited([{ value: 3000n }])
    const { bet: bet2, win: win2 } = other.round('30.00', '5.00')
    await move(platform, 'bet', bet2)
    expect(await move(platform, 'win', win2)).toMatchObject(OK)
    expect(await other.play('5.01')).toEqual(refusal('5.00'))
    expect(await move(platform, 'rollback', rollback)).toMatchObject(OK)
    expect(await move(platform, 'win', win)).toMatchObject({ code: 'ROLLED_BACK' })
    expect(await who.play('30.00')).toMatchObject(OK)
  })

  test('gives room back on the day of the bet that is taken back', async () => {
    const who = await limited([{ value: 3000n }])
    const { bet, rollback } = who.round('30.00')
    await move(platform, 'bet', bet)
    time = Date.UTC(2031, 4, 15, 1)
    await move(platform, 'rollback', rollback)
    expect(await who.play('30.00')).toMatchObject(OK)
    expect(await who.play('0.10')).toEqual(refusal('0.00'))
  })

  test('counts a raise like a bet, and leaves the round that it refuses one to its player', async () => {
    const who = await limited([{ value: 3000n }])
    const round = who.round('20.00', '0')
    await move(platform, 'bet', round.bet)
    expect(await move(platform, 'raise', round.raise('10.01'))).toEqual(refusal('10.00'))
    expect(await move(platform, 'raise', round.raise('10.00', 2))).toMatchObject(OK)
    expect(await move(platform, 'raise', round.raise('0.10', 3))).toEqual(refusal('0.00'))
    expect(await sessionOf(who)).toEqual(RUNS)
    expect(await move(platform, 'rollback', round.rollbackOfRaise(2))).toMatchObject(OK)
    expect(await move(platform, 'raise', round.raise('10.00', 4))).toMatchObject(OK)
    expect(await move(platform, 'win', round.win)).toMatchObject(OK)
  })

  test('is about real money: what bonus money is staked does not count', async () => {
    const who = await limited([{ value: 1000n }], { cash: 1000n, bonus: 5000n })
    expect(await who.play('30.00')).toMatchObject(OK)
    expect(await bonusOf(platform, who.player)).toBe(3000n)
    expect(await who.play('10.00')).toMatchObject(OK)
    expect(await sessionOf(who)).toEqual(RUNS)
  })

  test('counts what goes to a jackpot with a stake, and lets nothing go that has no room', async () => {
    const who = await limited([{ value: 1000n }])
    expect(await join(platform, who.player, '0.05')).toMatchObject({ status: 'ok' })
    await who.play('9.00')
    expect(await who.cash()).toBe(9055n)
    expect(await who.play('0.56')).toEqual(refusal('0.55'))
    expect(await who.play('0.55')).toMatchObject(OK)
    expect(await who.cash()).toBe(9000n)
    expect(await who.play('0.10')).toEqual(refusal('0.00'))
  })

  test('counts what was won in jackpots and raffles', async () => {
    const who = await limited([{ value: 1000n }])
    await platform.ports.db.transaction(tx =>
      countPlay(tx, {
        playerId: who.player.id,
        game: null,
        currency: 'EUR',
        at: new Date(time),
        won: 2000n
      })
    )
    expect(await who.play('30.01')).toEqual(refusal('30.00'))
    expect(await who.play('30.00')).toMatchObject(OK)
  })

  test('of nothing lets nothing be lost', async () => {
    const who = await playing(platform)
    await limitStands(platform, who.player.id, { ...LOSS, value: 0n })
    expect(await launch(platform, who)).toEqual({ error: { code: 'LIMIT_REACHED' } })
  })

  test('in a currency that the player no longer has leaves nothing', async () => {
    const who = await playing(platform)
    const limit = { ...LOSS, value: 9000n, currency: 'NOK' } as const
    await limitStands(platform, who.player.id, limit)
    expect(await launch(platform, who)).toEqual({ error: { code: 'LIMIT_REACHED' } })
  })
})

describe('a limit on a game', () => {
  test('[PROF-03] refuses bets in that game by its name, and lets others be played', async () => {
    const who = await limited([{ value: 1000n, game: GAME }])
    const other = await inGame(who, OTHER_GAME)
    await who.play('10.00')
    expect(await who.play('0.10')).toEqual(refusal('0.00', { game: GAME }))
    expect(await sessionOf(who)).toEqual(RUNS)
    expect(await other.play('10.00')).toMatchObject(OK)
    expect(await launch(platform, who)).toEqual({ error: { code: 'LIMIT_REACHED' } })
    expect(await launch(platform, who, { slug: OTHER_GAME })).toHaveProperty('ok')
    expect(await launch(platform, who, { mode: 'FUN', licence: 'mga' })).toHaveProperty('ok')
  })

  test('[PROF-03] gives way to one on all games that leaves less', async () => {
    const who = await limited([{ value: 1000n, game: GAME }, { value: 500n }])
    expect(await who.play('6.00')).toEqual(refusal('5.00'))
  })
})

describe('a limit on stakes', () => {
  const WAGER = { kind: 'Wager' } as const

  test('counts real and bonus money, and nothing that was won', async () => {
    const who = await limited([{ ...WAGER, value: 5000n }], { cash: 1000n, bonus: 8000n })
    await who.play('30.00', '30.00')
    expect(await who.play('20.01')).toEqual(refusal('20.00', WAGER))
    expect(await who.play('20.00')).toMatchObject(OK)
    expect(await who.play('0.10')).toEqual(refusal('0.00', WAGER))
  })

  test('that is reached refuses bets and launches, and ends nothing', async () => {
    const who = await limited([{ ...WAGER, value: 1000n, period: 'Month' }])
    await who.play('10.00', '10.00')
    expect(await who.play('0.10')).toEqual(refusal('0.00', { ...WAGER, period: 'Month' }))
    expect(await sessionOf(who)).toEqual(RUNS)
    expect(await launch(platform, who)).toEqual({ error: { code: 'LIMIT_REACHED' } })
  })
})
