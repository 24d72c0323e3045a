import { useStore } from '@nanostores/react'
import { use, useState } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import { $placing } from '#stores/sports/place.ts'
import { $slip } from '#stores/sports/slip.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import { amountIn } from '../ui/sports/amount.ts'
import { useMedia, WIDE } from './media.ts'
import type { SlipProps, TextProps } from './props.ts'
import { Slip } from './Slip.tsx'
import styles from './slip.module.css'

/** Beside the page where there is room, else a bar that opens a sheet. */
export function Part(props: SlipProps) {
  const { locale } = props
  const slip = use(lateTexts(locale, 'slip'))
  const sports = use(lateTexts(locale, 'sports'))
  const isWide = useMedia(WIDE)
  const told = { ...props, texts: { locale, slip, sports } }
  return isWide ? (
    <div className={styles.dock}>
      <Slip {...told} />
    </div>
  ) : (
    <Sheet {...told} />
  )
}

function Sheet(props: TextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { selections } = useStore($slip)
  const { status } = useStore($placing)
  const sums = useStore($slipSums)
  const { locale, slip } = props.texts
  const close = () => setIsOpen(false)
  if (selections.length === 0 && status === 'idle' && !isOpen) return null
  return (
    <>
      <button type="button" className={styles.bar} onClick={() => setIsOpen(true)}>
        <span className={styles.count} aria-hidden="true">
          {selections.length}
        </span>
        <span>
          <b>{slip['slip.title']}</b>{' '}
          {fill(slip['slip.picks'], { count: selections.length }, locale)}
        </span>
        {sums.returnsNow > 0n && (
          <span className={styles.barSum}>
            {slip['slip.possible']} <b>{amountIn(sums, locale)(sums.returnsNow)}</b>
          </span>
        )}
        <Icon name="right" />
      </button>
      <Modal isOpen={isOpen} label={slip['slip.title']} className={styles.sheet} onEscape={close}>
        <Slip {...props} onClose={close} />
      </Modal>
    </>
  )
}
