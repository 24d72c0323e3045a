import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { $activity, reloadActivity } from '#stores/activity/activity.ts'
import { Notice } from '../ui/Notice.tsx'
import { Choices } from './Choices.tsx'
import styles from './dashboard.module.css'
import { Period } from './Period.tsx'
import type { DashboardTexts } from './props.ts'

interface Props {
  readonly locale: Locale
  readonly messages: DashboardTexts
}

/** The player's own money and time: what came in, went out, what play cost, and how long it took. */
export function Dashboard({ locale, messages }: Props) {
  const state = useStore($activity, { ssr: 'initial' })
  const { shown } = state
  const words = { locale, texts: messages }
  return (
    <div className={styles.board}>
      <Choices state={state} {...words} />
      {shown === 'failed' ? (
        <div className={styles.whole}>
          <Notice kind="danger">{messages['dashboard.failed']}</Notice>
          <button type="button" className="btn" onClick={() => void reloadActivity()}>
            {messages['dashboard.tryAgain']}
          </button>
        </div>
      ) : shown === 'loading' ? (
        <div className={styles.wait} role="status" aria-busy="true">
          <span className="vh">{messages['dashboard.loading']}</span>
        </div>
      ) : (
        <Period state={state} activity={shown} {...words} />
      )}
    </div>
  )
}
