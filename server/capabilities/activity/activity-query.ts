import { signedIn } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { activityIn } from './activity.ts'
import { currencyOf, moneyIn } from './shown.ts'

/** Ten years of months, which is as far as records are kept. */
const MOST_PERIODS = 120

export const activity: NonNullable<ViewerResolvers['activity']> = async (
  _viewer,
  { period, ago },
  context
) => {
  const { playerId } = signedIn(context)
  if (ago < 0 || ago > MOST_PERIODS) throw new InvalidInput('ago', 'OUT_OF_RANGE')
  const { db, clock } = context.ports
  const currency = currencyOf(context)
  const asked = { playerId, currency, period, ago, now: clock.now() }
  const { span, longest, parts, ...found } = await activityIn(db.kysely, asked)
  const money = moneyIn(currency)
  return {
    from: span.from,
    until: span.until,
    currency,
    deposited: money(found.deposited),
    deposits: found.deposits,
    withdrawn: money(found.withdrawn),
    withdrawals: found.withdrawals,
    net: money(found.net),
    netBefore: money(found.netBefore),
    staked: money(found.staked),
    won: money(found.won),
    result: money(found.result),
    wagered: money(found.wagered),
    returnBasisPoints: found.returnBasisPoints,
    sessions: found.sessions,
    minutes: found.minutes,
    longest: longest ?? null,
    hasEarlier: found.hasEarlier,
    parts: parts.map(part => ({
      from: part.from,
      deposited: money(part.deposited),
      withdrawn: money(part.withdrawn),
      net: money(part.net),
      result: money(part.result),
      sessions: part.sessions,
      minutes: part.minutes
    }))
  }
}
