import { useEffect } from 'react'

import { goOnFromLimits } from '#stores/entry/first-limits.ts'
import { isSet, type PlayerLimits } from '#stores/limits/shown-limit.ts'
import { fill } from '../ui/fill.ts'
import { LimitRow } from './LimitRow.tsx'
import styles from './limits.module.css'
import type { Words } from './props.ts'

interface Props extends Words {
  readonly limits: PlayerLimits
}

/** The registration's last step where the licence asks for deposit limits; passed by where not. */
export function FirstLimits({ limits, ...words }: Props) {
  const { locale, texts } = words
  const deposits = limits.limits.filter(({ kind }) => kind === 'Deposit')
  const hasLimit = deposits.some(isSet)
  const isOver = !limits.asksForDepositLimit && !hasLimit
  useEffect(() => {
    if (isOver) goOnFromLimits()
  }, [isOver])
  if (isOver) return <div className={styles.wait} aria-busy="true" />
  return (
    <div className={styles.limits}>
      <p className={styles.quiet}>
        {fill(texts['limits.first.text'], { hours: limits.raiseDelayHours }, locale)}
      </p>
      <div className={styles.part}>
        {deposits.map(limit => (
          <LimitRow key={limit.id} {...words} limit={limit} limits={limits} />
        ))}
      </div>
      {!hasLimit && <p className={styles.quiet}>{texts['limits.first.again']}</p>}
      <p className={styles.acts}>
        <button
          type="button"
          className={hasLimit ? 'btn' : 'btn btn--quiet'}
          onClick={goOnFromLimits}
        >
          {texts[hasLimit ? 'limits.first.on' : 'limits.first.skip']}
        </button>
      </p>
    </div>
  )
}
