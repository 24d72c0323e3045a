import { useStore } from '@nanostores/react'

import { $placing } from '#stores/sports/place.ts'
import { $slip, clearSlip } from '#stores/sports/slip.ts'
import { $slipLegs } from '#stores/sports/slip-legs.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { Icon } from '../ui/Icon.tsx'
import alike from '../ui/sports/picks.module.css'
import { Foot } from './Foot.tsx'
import { LegRow } from './LegRow.tsx'
import { Lines } from './Lines.tsx'
import { LoadCode } from './LoadCode.tsx'
import type { TextProps } from './props.ts'
import { Receipt } from './Receipt.tsx'
import { Shapes } from './Shapes.tsx'
import styles from './slip.module.css'
import { Unanswered } from './Unanswered.tsx'

interface Props extends TextProps {
  /** Closes the sheet that it stands in; nothing where it stands beside the page. */
  readonly onClose?: () => void
}

/** What is picked, what is staked on it, and what becomes of it. */
export function Slip(props: Props) {
  const { onClose, texts } = props
  const { slip } = texts
  const { selections } = useStore($slip)
  const placing = useStore($placing)
  return (
    <section className={styles.slip} aria-label={slip['slip.title']}>
      <div className={styles.head}>
        <h2>{slip['slip.title']}</h2>
        {selections.length > 0 && <span className={styles.count}>{selections.length}</span>}
        {selections.length > 0 && placing.status === 'idle' && (
          <button type="button" className={styles.clear} onClick={clearSlip}>
            {slip['slip.clear']}
          </button>
        )}
        {onClose && (
          <button
            type="button"
            className={styles.close}
            aria-label={slip['slip.close']}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {placing.status === 'receipt' && <Receipt {...props} receipt={placing} />}
      {placing.status === 'unanswered' && <Unanswered {...props} />}
      {placing.status !== 'unanswered' && <Picked {...props} />}
    </section>
  )
}

function Picked(props: TextProps) {
  const legs = useStore($slipLegs)
  const sums = useStore($slipSums)
  const placing = useStore($placing)
  if (legs.length === 0)
    return placing.status === 'receipt' ? null : (
      <>
        <p className={styles.empty}>{props.texts.slip['slip.empty']}</p>
        <LoadCode {...props} />
      </>
    )
  const isMany = sums.shape !== 'SINGLE' && sums.shape !== 'COMBO'
  return (
    <>
      {legs.length > 1 && <Shapes {...props} />}
      <ul className={alike.legs}>
        {legs.map((leg, place) => (
          <LegRow
            key={leg.key}
            {...props}
            leg={leg}
            letter={isMany ? place : undefined}
            bet={sums.bets.find(({ key }) => key === leg.key)}
            refusal={placing.refusals[leg.key]}
          />
        ))}
      </ul>
      {isMany && <Lines {...props} sums={sums} />}
      <Foot {...props} />
    </>
  )
}
