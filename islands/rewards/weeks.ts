import { isCurrency } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import type { CashbackWeek } from '#stores/rewards/cashback.ts'

const HOUR = 3_600_000

/** The days of a week of UTC, its last one too: "16 – 22 Nov". */
export function weekDays({ from, to }: Pick<CashbackWeek, 'from' | 'to'>, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].bcp47, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC'
  })
  return format.formatRange(new Date(from), new Date(Date.parse(to) - HOUR))
}

/** How much more a player has won or was given than bet; undefined where it is not more. */
export function aheadOf({ bet, won, given }: CashbackWeek, bcp47: string): string | undefined {
  const { currency } = bet
  if (!isCurrency(currency)) return undefined
  const [staked, back, gift] = [bet, won, given].map(({ amount }) => {
    const parsed = parseDecimal(amount, currency)
    return parsed.status === 'ok' ? parsed.minor : 0n
  })
  const ahead = (back ?? 0n) + (gift ?? 0n) - (staked ?? 0n)
  return ahead > 0n ? formatMoney(ahead, currency, bcp47) : undefined
}

export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount)
