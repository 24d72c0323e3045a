import { LOCALES } from '#config/locales.ts'
import { hasFeature } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { SportsBetNews } from '#contract/generated/page/graphql.ts'
import type { ToastKind } from '#contract/wire/toast.ts'
import { formatMessage } from '#rules/message-format.ts'
import { formatMoney } from '#rules/money.ts'
import { shapeName } from '#rules/sports/shape-name.ts'
import { readWireShape } from '#rules/sports/wire-shape.ts'
import { environment } from '../environment/index.ts'
import { lateTexts } from '../late-texts.ts'
import { currentLocale } from '../locale.ts'
import { closeToast, showToast } from '../toasts.ts'
import type { PlacedBet } from './bet.ts'
import { $betChanges } from './bet-changes.ts'

/** The toast of each bet that has one: what comes of it later takes its place. */
const toasts = new Map<string, string>()

const kindOf = (news: SportsBetNews, { returned }: PlacedBet): ToastKind => {
  if (news === 'REFUSED') return 'warning'
  return returned > 0n ? 'success' : 'info'
}

async function tell(news: SportsBetNews, bet: PlacedBet): Promise<void> {
  const locale = currentLocale()
  const { bcp47 } = LOCALES[locale]
  const [bets, slip] = await Promise.all([lateTexts(locale, 'bets'), lateTexts(locale, 'slip')])
  const [leg] = bet.legs
  const [home = '', away] = leg?.sides ?? []
  const shape = readWireShape(bet.shape, bet.of, bet.legs.length)
  const name =
    bet.legs.length > 1 && shape
      ? shapeName(slip, shape, bet.legs.length)
      : away === undefined
        ? home
        : formatMessage(slip['slip.versus'], { home, away }, bcp47)
  const amount = formatMoney(bet.returned, bet.currency, bcp47)
  const result = bets[`bets.status.${bet.status}`]
  const text = formatMessage(bets[`bets.toast.${news}`], { bet: name, amount, result }, bcp47)
  const before = toasts.get(bet.id)
  if (before !== undefined) closeToast(before)
  const link = {
    href: `${href(locale, 'sportsBets')}?bet=${bet.id}`,
    label: bets['bets.toast.see']
  }
  const shown = showToast(kindOf(news, bet), { key: text, link })
  if (shown !== undefined) toasts.set(bet.id, shown)
}

/** My bets shows what becomes of them by itself. */
const isSeen = () =>
  environment().address.current().pathname === href(currentLocale(), 'sportsBets')

/**
 * Tells by a toast, wherever the player is on the site, what has become of a bet without a press of
 * theirs; each bet has one at a time. Nothing at a brand without a sportsbook.
 */
export function tellOfBets(): () => void {
  if (!hasFeature(environment().operator, 'Sportsbook')) return () => {}
  return $betChanges.listen(({ bet, news }, before) => {
    if (!bet || !news || bet === before?.bet || isSeen()) return
    // What cannot be said for want of words is in My bets all the same.
    void tell(news, bet).catch(() => {})
  })
}
