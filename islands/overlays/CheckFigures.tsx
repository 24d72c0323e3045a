import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { $realityFigures } from '#stores/activity/reality-figures.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import styles from './overlays.module.css'
import type { Frame } from './props.ts'

/** When the session began and what it has staked, won and brought so far (decision D17). */
export function CheckFigures({ locale, messages }: Frame) {
  const state = useStore($realityFigures)
  if (state.status === 'none') return null
  if (state.status === 'failed') return <p>{messages['overlays.reality.unread']}</p>
  const { bcp47 } = LOCALES[locale]
  const figures = state.status === 'ready' ? state.figures : undefined
  const money = (sum: { readonly amount: string } | undefined) =>
    figures && sum ? shownAmount(sum.amount, figures.staked.currency, bcp47) : '…'
  const rows = [
    [
      messages['overlays.reality.began'],
      figures
        ? formatDate(new Date(figures.since), bcp47, { hour: '2-digit', minute: '2-digit' })
        : '…'
    ],
    [messages['overlays.reality.bets'], money(figures?.staked)],
    [messages['overlays.reality.wins'], money(figures?.won)],
    [messages['overlays.reality.net'], money(figures?.net)]
  ] as const
  return (
    <dl className={styles.figures} aria-busy={figures === undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
