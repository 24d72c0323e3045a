import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { Cashback, CashbackWeek } from '#stores/rewards/cashback.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import type { Words } from './props.ts'
import { aheadOf, isNothing } from './weeks.ts'

interface Props extends Words {
  readonly cashback: Cashback
  readonly week: CashbackWeek
}

/** How the running week stands: what was lost is told as it is, and nothing is held out for more. */
export function ThisWeek({ cashback, week, locale, texts }: Props) {
  const { bcp47 } = LOCALES[locale]
  const moment = formatDate(new Date(cashback.nextPaidAt), bcp47, {
    weekday: 'long',
    day: 'numeric',
    month: 'long'
  })
  const ahead = aheadOf(week, bcp47)
  const { bet, lost } = week
  const state = ahead
    ? fill(texts['rewards.cashback.ahead'], { amount: ahead }, locale)
    : isNothing(bet.amount)
      ? texts['rewards.cashback.unplayed']
      : isNothing(lost.amount)
        ? texts['rewards.cashback.even']
        : fill(
            texts['rewards.cashback.soFar'],
            { amount: shownAmount(lost.amount, lost.currency, bcp47) },
            locale
          )
  return (
    <p>
      {state} {fill(texts['rewards.cashback.counted'], { moment }, locale)}
    </p>
  )
}
