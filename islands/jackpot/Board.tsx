import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { POT_LABELS } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import {
  $leaderboard,
  BOARD_STEP,
  type BoardRow,
  type Leaderboard,
  readLeaderboard
} from '#stores/jackpot/leaderboard.ts'
import { fill } from '../ui/fill.ts'
import styles from './jackpot.module.css'
import type { HouseProps, TextProps, Waiting } from './props.ts'
import { usePhone } from './use-phone.ts'

interface Props extends TextProps, HouseProps, Waiting {}

/** Who would share in the largest pot if it fell now, and where the player stands. */
export function Board({ waiting, ...props }: Props) {
  const board = useStore($leaderboard)
  const { locale, texts } = props
  const pot = POT_LABELS.mega
  if (board.status === 'loading') return waiting
  if (board.status === 'failed')
    return (
      <div className={styles.problem} role="alert">
        <p>{texts['jackpot.board.failed']}</p>
        <button type="button" className="btn btn--quiet" onClick={() => void readLeaderboard()}>
          {texts['jackpot.tryAgain']}
        </button>
      </div>
    )
  if (board.rows.length === 0)
    return <p className={styles.quiet}>{fill(texts['jackpot.board.none'], { pot }, locale)}</p>
  return (
    <>
      <p className={styles.quiet}>{fill(texts['jackpot.board.lede'], { pot }, locale)}</p>
      <Rows board={board} {...props} />
    </>
  )
}

interface RowsProps extends TextProps, HouseProps {
  readonly board: Extract<Leaderboard, { status: 'ready' }>
}

function Rows({ board, ...props }: RowsProps) {
  const isPhone = usePhone()
  const [steps, setSteps] = useState(1)
  const { locale, texts } = props
  const { own, rows } = board
  const name = fill(texts['jackpot.board.lede'], { pot: POT_LABELS.mega }, locale)
  const shown = isPhone ? rows.slice(0, steps * BOARD_STEP) : rows
  const hasRanks = rows.some(({ rank }) => rank !== null)
  const isBelow = own !== undefined && !shown.some(({ place }) => place === own.place)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section className={styles.board} tabIndex={0} aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts['jackpot.board.place']}</th>
              <th scope="col">{texts['jackpot.board.player']}</th>
              <th scope="col" className="only-d">
                {texts['jackpot.board.casino']}
              </th>
              {hasRanks && (
                <th scope="col" className="only-d">
                  {texts['jackpot.board.rank']}
                </th>
              )}
              <th scope="col">{texts['jackpot.board.share']}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(row => (
              <Row
                key={row.place}
                row={row}
                isOwn={row.place === own?.place}
                hasRanks={hasRanks}
                currency={board.currency}
                {...props}
              />
            ))}
          </tbody>
          {isBelow && (
            <tfoot>
              <Row
                row={{ ...own, initials: '', brand: props.brand }}
                isOwn
                hasRanks={hasRanks}
                currency={board.currency}
                {...props}
              />
            </tfoot>
          )}
        </table>
      </section>
      {shown.length < rows.length && (
        <button type="button" className="btn btn--quiet" onClick={() => setSteps(steps + 1)}>
          {texts['jackpot.board.more']}
        </button>
      )}
    </>
  )
}

interface RowProps extends TextProps, HouseProps {
  readonly row: Omit<BoardRow, 'prize'> & { readonly prize: bigint | undefined }
  readonly isOwn: boolean
  readonly hasRanks: boolean
  readonly currency: Extract<Leaderboard, { status: 'ready' }>['currency']
}

function Row({ row, isOwn, hasRanks, currency, brand, house, locale, texts }: RowProps) {
  const { prize } = row
  return (
    <tr data-own={isOwn || undefined}>
      <td>{row.place}</td>
      <th scope="row">{isOwn ? texts['jackpot.board.you'] : row.initials}</th>
      <td className="only-d">{row.brand === brand ? house : row.brand}</td>
      {hasRanks && <td className="only-d">{row.rank}</td>}
      <td>{prize === undefined ? '' : formatMoney(prize, currency, LOCALES[locale].bcp47)}</td>
    </tr>
  )
}
