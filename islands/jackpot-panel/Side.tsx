import { useStore } from '@nanostores/react'

import { href } from '#config/routes.ts'
import { $optIn } from '#stores/jackpot/opt-in.ts'
import { $panel, openPanelDetails } from '#stores/jackpot/panel.ts'
import { $totalPot } from '#stores/jackpot/pots.ts'
import { $winNotice } from '#stores/jackpot/wins.ts'
import { Amount } from './Amount.tsx'
import { Details } from './Details.tsx'
import { Given } from './Given.tsx'
import { Leaders } from './Leaders.tsx'
import { Notes } from './Notes.tsx'
import { PotList } from './PotList.tsx'
import styles from './panel.module.css'
import type { PanelProps } from './props.ts'
import { Spotlight } from './Spotlight.tsx'
import { Standing } from './Standing.tsx'
import { TakePart } from './TakePart.tsx'

/** The column beside a game: what can be won, whether the player takes part, and who leads. */
export function Side(props: PanelProps) {
  const { locale, messages } = props
  const { state, to } = useStore($panel)
  const optIn = useStore($optIn)
  const total = useStore($totalPot)
  const notice = useStore($winNotice)
  return (
    <section
      className={styles.side}
      aria-label={messages['panel.title']}
      tabIndex={-1}
      data-panel={state}
      data-to={to.state}
    >
      {to.state === 'spotlight' && notice && <Spotlight {...props} notice={notice} />}
      <div className={styles.total}>
        <p>
          {messages['panel.total']}
          {optIn.state === false && <Standing messages={messages} />}
        </p>
        <b>
          <Amount locale={locale} euros={total} />
        </b>
      </div>
      {to.details === 'closed' ? (
        <>
          <PotList {...props} />
          <TakePart {...props} />
          <Leaders {...props} />
        </>
      ) : (
        <Details {...props} details={to.details} />
      )}
      <Notes messages={messages} />
      <div className={styles.end}>
        <Given {...props} />
        <button type="button" className={styles.plain} onClick={() => openPanelDetails('odds')}>
          {messages['panel.details']}
        </button>
        <a className={styles.plain} href={href(locale, 'jackpot')}>
          {messages['panel.rules']}
        </a>
      </div>
    </section>
  )
}
