import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { closePanelDetails, openPanelDetails, type PanelDetails } from '#stores/jackpot/panel.ts'
import { $pots } from '#stores/jackpot/pots.ts'
import { Icon } from '../ui/Icon.tsx'
import { OddsView } from './OddsView.tsx'
import { PotsView } from './PotsView.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'

interface Props extends PanelProps {
  readonly details: Exclude<PanelDetails, 'closed'>
}

const VIEWS = ['pots', 'odds'] as const

/** What the pots grow by and fall by, and the odds with the player's own contribution. */
export function Details({ locale, messages, details }: Props) {
  const { rules } = useStore($pots)
  const back = useRef<HTMLButtonElement>(null)
  // What opened the details is gone, and the keys with it.
  useEffect(() => back.current?.focus(), [])
  const View = details === 'pots' ? PotsView : OddsView
  return (
    <div className={styles.details} data-details={details}>
      <div className={styles.views}>
        <button
          ref={back}
          type="button"
          className="iconbtn"
          aria-label={messages['panel.closeDetails']}
          onClick={({ currentTarget }) => {
            // The keys stay in the panel, which has a way out by Escape.
            currentTarget.closest('section')?.focus()
            closePanelDetails()
          }}
        >
          <Icon name="left" />
        </button>
        {VIEWS.map(view => (
          <button
            key={view}
            type="button"
            aria-pressed={view === details}
            onClick={() => openPanelDetails(view)}
          >
            {messages[`panel.${view === 'pots' ? 'tab' : 'odds'}`]}
          </button>
        ))}
      </div>
      {rules && <View locale={locale} messages={messages} rules={rules} />}
    </div>
  )
}
