import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { $panel, collapsePanel, expandPanel } from '#stores/jackpot/panel.ts'
import { $totalPot } from '#stores/jackpot/pots.ts'
import { $winNotice } from '#stores/jackpot/wins.ts'
import { Amount } from './Amount.tsx'
import { Body } from './Body.tsx'
import { Chevron } from './Chevron.tsx'
import { Notes } from './Notes.tsx'
import { PotPicture } from './PotPicture.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { Spotlight } from './Spotlight.tsx'
import { Standing } from './Standing.tsx'

/** The panel above a page: a pill with all that can be won, open with the pots, or one pot's win. */
export function Floating(props: PanelProps) {
  const { locale, messages } = props
  const { state, to } = useStore($panel)
  const total = useStore($totalPot)
  const notice = useStore($winNotice)
  const body = useId()
  const isOpen = to.state === 'expanded'
  return (
    <section
      className={styles.floating}
      aria-label={messages['panel.title']}
      tabIndex={-1}
      data-panel={state}
      data-to={to.state}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) collapsePanel()
      }}
    >
      {to.state === 'spotlight' && notice && <Spotlight {...props} notice={notice} />}
      {!isOpen && <Notes messages={messages} />}
      <div className={styles.card}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={isOpen ? collapsePanel : expandPanel}
        >
          {isOpen ? (
            <>
              <b className={styles.title}>{messages['panel.title']}</b>
              <Standing messages={messages} />
            </>
          ) : (
            <>
              <PotPicture pot="mega" />
              <span className={styles.sum}>
                <Standing messages={messages} stands="for the title" />
                <b>
                  <Amount locale={locale} euros={total} />
                </b>
              </span>
            </>
          )}
          <span className="vh">{messages[isOpen ? 'panel.close' : 'panel.open']}</span>
          <Chevron isOpen={isOpen} />
        </button>
        <div id={body} className={styles.body} hidden={!isOpen}>
          {isOpen && <Body {...props} />}
        </div>
      </div>
    </section>
  )
}
