import { useStore } from '@nanostores/react'

import type { PagePot } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { inPercent } from '#rules/jackpot/figures.ts'
import { formatMoney } from '#rules/money.ts'
import { $currency, type ShownCurrency, shownPot } from '#stores/jackpot/currency.ts'
import { $pots, type PotRules } from '#stores/jackpot/pots.ts'
import { fill } from '../ui/fill.ts'
import type { TextProps, Waiting } from './props.ts'
import { useCounted } from './use-counted.ts'

interface Props extends TextProps, Waiting {
  readonly pot: PagePot
}

/** What a pot holds, who is paid when it falls, and when it does at the latest. */
export function Pot({ pot, locale, texts, waiting }: Props) {
  const { rules, status, values } = useStore($pots)
  const currency = useStore($currency)
  const amount = currency && shownPot(values[pot] ?? '', currency)
  if (!amount || !currency) return waiting
  return (
    <>
      <Sum minor={amount.minor} currency={currency} locale={locale} isStale={status !== 'live'} />
      <Note rules={rules?.pots[pot]} currency={currency} locale={locale} texts={texts} />
    </>
  )
}

interface SumProps {
  readonly minor: bigint
  readonly currency: ShownCurrency
  readonly locale: TextProps['locale']
  readonly isStale: boolean
}

function Sum({ minor, currency: { code }, locale, isStale }: SumProps) {
  const { bcp47 } = LOCALES[locale]
  const shown = useCounted(minor)
  return (
    <p className="jp__sum" data-stale={isStale || undefined}>
      <span aria-hidden="true">{formatMoney(shown, code, bcp47)}</span>
      <span className="vh">{formatMoney(minor, code, bcp47)}</span>
    </p>
  )
}

interface NoteProps extends TextProps {
  readonly rules: PotRules | undefined
  readonly currency: ShownCurrency
}

/** By what the service tells of the pot: it may be another than the house's own. */
function Note({ rules, currency, locale, texts }: NoteProps) {
  const { bcp47 } = LOCALES[locale]
  if (!rules) return null
  const rest = Number(rules.community ?? 0)
  const limit = rules.mustDropAt === null ? undefined : shownPot(rules.mustDropAt, currency)
  const paid =
    rest > 0
      ? fill(
          texts['jackpot.parts'],
          { main: inPercent(1 - rest, bcp47), rest: inPercent(rest, bcp47) },
          locale
        )
      : texts['jackpot.whole']
  const bound = limit
    ? fill(
        texts['jackpot.latest'],
        { amount: formatMoney(limit.minor, limit.currency, bcp47) },
        locale
      )
    : texts['jackpot.open']
  return (
    <p className="jp__note">
      {paid} {bound}
    </p>
  )
}
