import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { $cashback, readCashback } from '#stores/rewards/cashback.ts'
import { fill } from '../ui/fill.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import { CashbackSum } from './CashbackSum.tsx'
import { Unread, Wait } from './Pending.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'
import { ThisWeek } from './ThisWeek.tsx'
import { weekDays } from './weeks.ts'

/** The cashback of the week that runs and of those before it, each with its sum, and the rules. */
export function CashbackWeeks(words: Words) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const read = useStore($cashback, { ssr: 'initial' })
  if (read.status === 'loading') return <Wait {...words} />
  if (read.status === 'failed') return <Unread {...words} onAgain={readCashback} />
  const { least, weeks } = read.value
  const [running, ...past] = weeks
  const money = ({ amount, currency }: { readonly amount: string; readonly currency: string }) =>
    shownAmount(amount, currency, bcp47)
  return (
    <div className={styles.weeks}>
      {running && (
        <section className={styles.box} aria-labelledby="cashback-running">
          <header className={styles.boxHead}>
            <h2 id="cashback-running">{texts['rewards.cashback.thisWeek']}</h2>
            <span>{weekDays(running, locale)}</span>
          </header>
          <div className={styles.pad}>
            <CashbackSum week={running} {...words} />
            <ThisWeek cashback={read.value} week={running} {...words} />
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="cashback-past">
        <h2 id="cashback-past">{texts['rewards.cashback.past']}</h2>
        {past.length === 0 ? (
          <p className={styles.nothing}>{texts['rewards.cashback.noPast']}</p>
        ) : (
          <div className={styles.list}>
            {past.map((week, index) => (
              <details key={week.from} className={styles.week} open={index === 0}>
                <summary>
                  <b>{weekDays(week, locale)}</b>
                  <span>{texts[`rewards.cashback.was.${week.status}`]}</span>
                  <b>{money(week.paid)}</b>
                </summary>
                <CashbackSum week={week} {...words} />
              </details>
            ))}
          </div>
        )}
      </section>
      <section className={styles.part} aria-labelledby="cashback-rules">
        <h2 id="cashback-rules">{texts['rewards.cashback.rules']}</h2>
        <ul className={styles.rules}>
          <li>{texts['rewards.cashback.rule.sum']}</li>
          <li>{texts['rewards.cashback.rule.round']}</li>
          <li>{fill(texts['rewards.cashback.rule.least'], { amount: money(least) }, locale)}</li>
          <li>{texts['rewards.cashback.rule.paid']}</li>
        </ul>
      </section>
    </div>
  )
}
