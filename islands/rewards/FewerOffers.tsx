import { useStore } from '@nanostores/react'

import {
  $declinesRewards,
  $preferenceChange,
  setDeclinesRewards
} from '#stores/rewards/preference.ts'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

/** Turns offers off and on again, with as many presses. */
export function FewerOffers({ texts }: Words) {
  const read = useStore($declinesRewards, { ssr: 'initial' })
  const change = useStore($preferenceChange, { ssr: 'initial' })
  if (read.status !== 'ready') return null
  const isOff = read.value
  const isSending = change === 'sending'
  return (
    <section className={styles.box} aria-labelledby="rewards-fewer">
      <div className={styles.pad}>
        <h2 id="rewards-fewer">{texts[isOff ? 'rewards.off' : 'rewards.fewer']}</h2>
        <p>{texts[isOff ? 'rewards.offText' : 'rewards.fewerText']}</p>
        <button
          type="button"
          className="btn btn--quiet"
          aria-disabled={isSending || undefined}
          aria-busy={isSending || undefined}
          onClick={() => void setDeclinesRewards(!isOff)}
        >
          {texts[isOff ? 'rewards.turnOn' : 'rewards.turnOff']}
        </button>
        <p role="alert" className={styles.said} data-mood="bad">
          {change === 'failed' && texts['rewards.noAnswer']}
        </p>
      </div>
    </section>
  )
}
