import { useStore } from '@nanostores/react'

import {
  $marketing,
  $marketingChange,
  changeMarketing,
  MARKETING_CHANNELS,
  readMarketing
} from '#stores/personal/marketing.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import styles from './personal.module.css'
import type { PersonalWords } from './props.ts'

/** By which channels the player agrees to hear of offers; off is as near as on. */
export function Marketing({ texts }: PersonalWords) {
  const read = useStore($marketing, { ssr: 'initial' })
  const change = useStore($marketingChange, { ssr: 'initial' })
  return (
    <section className={parts.part} aria-labelledby="marketing-title">
      <h2 id="marketing-title">{texts['personal.marketing']}</h2>
      <p>{texts['personal.marketing.text']}</p>
      {read.status === 'failed' && (
        <>
          <Notice kind="danger">{texts['personal.failed']}</Notice>
          <button type="button" className="btn btn--quiet" onClick={() => void readMarketing()}>
            {texts['personal.tryAgain']}
          </button>
        </>
      )}
      {read.status === 'ready' && read.value.isBlocked && (
        <Notice>{texts['personal.marketing.blocked']}</Notice>
      )}
      <ul className={styles.channels} aria-busy={read.status === 'loading'}>
        {MARKETING_CHANNELS.map(channel => (
          <li key={channel}>
            <label>
              {texts[`personal.marketing.${channel}`]}
              <input
                type="checkbox"
                checked={read.status === 'ready' && read.value[channel]}
                disabled={
                  read.status !== 'ready' || read.value.isBlocked || change.status === 'sending'
                }
                onChange={event => {
                  void changeMarketing({ [channel]: event.currentTarget.checked })
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      {change.status === 'failed' && (
        <Notice kind="danger">{texts['personal.problem.unanswered']}</Notice>
      )}
      {change.status === 'refused' && (
        <Notice kind="danger">{texts['personal.marketing.blocked']}</Notice>
      )}
    </section>
  )
}
