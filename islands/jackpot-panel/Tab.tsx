import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { $panel, collapsePanel, expandPanel, pressedBesidePanel } from '#stores/jackpot/panel.ts'
import { $totalPot } from '#stores/jackpot/pots.ts'
import { $winNotice } from '#stores/jackpot/wins.ts'
import { Amount } from './Amount.tsx'
import { Body } from './Body.tsx'
import { Chevron } from './Chevron.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { Refused } from './Refused.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Standing } from './Standing.tsx'

/** The tab below a game: a press opens the pots above it, a press beside them puts them away. */
export function Tab(props: PanelProps) {
  const { locale, messages } = props
  const { state, to } = useStore($panel)
  const total = useStore($totalPot)
  const notice = useStore($winNotice)
  const body = useId()
  const isOpen = to.state === 'expanded'
  return (
    <section
      className={styles.tab}
      aria-label={messages['panel.title']}
      tabIndex={-1}
      data-panel={state}
      data-to={to.state}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) collapsePanel()
      }}
    >
      {isOpen && (
        // Over the game, so that the press puts the panel away and does not play.
        <div className={styles.beside} aria-hidden="true" onPointerDown={pressedBesidePanel} />
      )}
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={isOpen ? collapsePanel : expandPanel}
      >
        {to.state === 'spotlight' && notice ? (
          <Spotlight {...props} notice={notice} />
        ) : (
          <>
            <span className={styles.sum}>
              <small>{messages['panel.tab']}</small>{' '}
              <b>
                <Amount locale={locale} euros={total} />
              </b>
            </span>
            <Standing messages={messages} />
          </>
        )}
        <span className="vh">{messages[isOpen ? 'panel.close' : 'panel.open']}</span>
        <Chevron isOpen={isOpen} />
      </button>
      <div id={body} className={styles.over} hidden={!isOpen}>
        {isOpen && <Body {...props} />}
      </div>
      {!isOpen && <Refused messages={messages} />}
    </section>
  )
}
