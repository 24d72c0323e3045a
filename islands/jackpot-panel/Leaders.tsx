import { useStore } from '@nanostores/react'

import { POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { $leaderboard } from '#stores/jackpot/leaderboard.ts'
import { fillNames } from '../ui/fill-names.ts'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

const SHOWN = 3

/** The first of the board, and the player where the player stands further down. */
export function Leaders({ locale, messages }: PanelProps) {
  const board = useStore($leaderboard)
  if (board.status !== 'ready' || board.rows.length === 0) return null
  const { rows, own, currency } = board
  const money = (minor: bigint) => formatMoney(minor, currency, LOCALES[locale].bcp47)
  const first = rows.slice(0, SHOWN)
  return (
    <table className={styles.leaders}>
      <caption>{fillNames(messages['panel.leaders'], { pot: POT_LABELS.mega })}</caption>
      <tbody>
        {first.map(({ place, initials, prize }) => (
          <tr key={place} data-own={place === own?.place}>
            <td>{place}</td>
            <th scope="row">{place === own?.place ? messages['panel.you'] : initials}</th>
            <td>{money(prize)}</td>
          </tr>
        ))}
        {own && own.place > SHOWN && (
          <tr data-own="true">
            <td>{own.place}</td>
            <th scope="row">{messages['panel.you']}</th>
            <td>{own.prize === undefined ? '' : money(own.prize)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
