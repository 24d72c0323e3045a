import { useStore } from '@nanostores/react'

import { $cashback } from '#stores/rewards/cashback.ts'
import { CashbackSum } from './CashbackSum.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'
import { ThisWeek } from './ThisWeek.tsx'
import { weekDays } from './weeks.ts'

interface Props extends Words {
  readonly cashbackHref: string
}

/** The week that was paid last, and the one that runs. */
export function CashbackCard({ cashbackHref, ...words }: Props) {
  const { locale, texts } = words
  const read = useStore($cashback, { ssr: 'initial' })
  if (read.status === 'loading') return <div className={styles.wait} aria-busy="true" />
  const [running, last] = read.status === 'ready' ? read.value.weeks : []
  return (
    <section className={styles.box} aria-labelledby="rewards-cashback">
      <header className={styles.boxHead}>
        <h2 id="rewards-cashback">{texts['rewards.cashback.title']}</h2>
        {last && <span>{weekDays(last, locale)}</span>}
      </header>
      {read.status === 'failed' && <p className={styles.pad}>{texts['rewards.cashback.failed']}</p>}
      {last && (
        <div className={styles.pad}>
          <CashbackSum week={last} {...words} />
        </div>
      )}
      {read.status === 'ready' && running && (
        <div className={styles.pad} data-cut={last ? true : undefined}>
          <h3>{texts['rewards.cashback.thisWeek']}</h3>
          <ThisWeek cashback={read.value} week={running} {...words} />
        </div>
      )}
      <p className={styles.pad} data-cut>
        <a className="link" href={cashbackHref}>
          {texts['rewards.cashback.how']}
        </a>
      </p>
    </section>
  )
}
