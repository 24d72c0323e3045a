import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import { partsOf, periodAgo, type Span } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'
import { hasAnythingBefore, paymentsIn, sumIn } from './money.ts'
import { type Play, playByDay, playByHour } from './play.ts'
import { returnIn } from './return-in.ts'
import { begunIn, longestIn, minutesIn, staysIn } from './time.ts'

interface Asked {
  readonly playerId: string
  readonly currency: CurrencyCode
  readonly period: LimitPeriod
  /** Periods back from the one that runs. */
  readonly ago: number
  readonly now: Date
}

const playIn = (play: readonly Play[], { from, until }: Span) =>
  play
    .filter(({ at }) => at >= from && at < until)
    .reduce((sum, { staked, won }) => ({ staked: sum.staked + staked, won: sum.won + won }), {
      staked: 0n,
      won: 0n
    })

async function netIn(db: Executor, { playerId, currency }: Asked, span: Span): Promise<bigint> {
  const deposits = await paymentsIn(db, 'deposits', playerId, span, currency)
  const withdrawals = await paymentsIn(db, 'withdrawals', playerId, span, currency)
  return sumIn(withdrawals, span) - sumIn(deposits, span)
}

/** A player's money and time in a period by UTC, in minor units of the player's currency. */
export async function activityIn(db: Executor, asked: Asked) {
  const { playerId, currency, period, ago, now } = asked
  const span = periodAgo(period, now, ago)
  const deposits = await paymentsIn(db, 'deposits', playerId, span, currency)
  const withdrawals = await paymentsIn(db, 'withdrawals', playerId, span, currency)
  const days = await playByDay(db, playerId, span, currency)
  const play = period === 'Day' ? await playByHour(db, playerId, span, currency) : days
  const games = await returnIn(db, playerId, span, currency)
  const stays = await staysIn(db, playerId, span, now)
  const { staked, won } = playIn(days, span)
  const deposited = sumIn(deposits, span)
  const withdrawn = sumIn(withdrawals, span)
  return {
    span,
    deposited,
    deposits: deposits.length,
    withdrawn,
    withdrawals: withdrawals.length,
    net: withdrawn - deposited,
    netBefore: await netIn(db, asked, periodAgo(period, now, ago + 1)),
    staked,
    won,
    result: won - staked,
    wagered: games.wagered,
    returnBasisPoints: games.basisPoints,
    sessions: begunIn(stays, span),
    minutes: minutesIn(stays, span),
    longest: longestIn(stays, span),
    hasEarlier: await hasAnythingBefore(db, playerId, span.from),
    parts: partsOf(period, span).map(part => {
      const paidIn = sumIn(deposits, part)
      const paidOut = sumIn(withdrawals, part)
      const played = playIn(play, part)
      return {
        from: part.from,
        deposited: paidIn,
        withdrawn: paidOut,
        net: paidOut - paidIn,
        result: played.won - played.staked,
        sessions: begunIn(stays, part),
        minutes: minutesIn(stays, part)
      }
    })
  }
}
