import { LOCALES } from '#config/locales.ts'
import { returnText } from '#rules/browse/figures.ts'
import { formatMoney } from '#rules/money.ts'
import { type Activity, type ActivityState, showActivity } from '#stores/activity/activity.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './dashboard.module.css'
import { Figures } from './Figures.tsx'
import { MoneyChart } from './MoneyChart.tsx'
import { Parts } from './Parts.tsx'
import type { Words } from './props.ts'
import { nameOfPeriod, shownTime, signedMoney } from './shown.ts'
import { TimeChart } from './TimeChart.tsx'

interface Props extends Words {
  readonly state: ActivityState
  readonly activity: Activity
}

/** The period that is looked at: money, time, and both by its parts. */
export function Period({ state, activity, ...words }: Props) {
  const { locale, texts } = words
  const { bcp47 } = LOCALES[locale]
  const { period, ago } = state
  const { currency, parts, minutes, longest, returnBasisPoints: returned } = activity
  const money = (minor: bigint) => formatMoney(minor, currency, bcp47)
  const signed = (minor: bigint) => signedMoney(minor, currency, locale)
  const at = Date.now()
  const running = parts.findLastIndex(part => part.from <= at)
  const now = ago === 0 && running >= 0 ? running : undefined
  const go = (by: number) => void showActivity({ period, ago: ago + by })
  const name = nameOfPeriod(activity, locale)
  return (
    <>
      <section className={styles.panel} aria-labelledby="dashboard-money">
        <header className={styles.head}>
          <h2 id="dashboard-money">{fill(texts['dashboard.money'], { period: name }, locale)}</h2>
          <span className={styles.turn}>
            <button
              type="button"
              className="iconbtn"
              aria-label={texts['dashboard.earlier']}
              disabled={!activity.hasEarlier}
              onClick={() => go(1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label={texts['dashboard.later']}
              disabled={ago === 0}
              onClick={() => go(-1)}
            >
              <Icon name="right" />
            </button>
          </span>
        </header>
        <Figures
          figures={[
            {
              name: texts['dashboard.deposited'],
              value: money(activity.deposited),
              about: fill(texts['dashboard.deposits'], { count: activity.deposits }, locale),
              mark: 'in'
            },
            {
              name: texts['dashboard.withdrawn'],
              value: money(activity.withdrawn),
              about: fill(texts['dashboard.withdrawals'], { count: activity.withdrawals }, locale),
              mark: 'out'
            },
            {
              name: texts['dashboard.net'],
              value: signed(activity.net),
              about: fill(texts['dashboard.before'], { amount: signed(activity.netBefore) }, locale)
            },
            {
              name: texts['dashboard.result'],
              value: signed(activity.result),
              about: texts['dashboard.resultIs']
            },
            {
              name: texts['dashboard.return'],
              value: returned === null ? '–' : returnText(returned / 100, bcp47),
              about: fill(texts['dashboard.returnOf'], { amount: money(activity.wagered) }, locale)
            }
          ]}
        />
        <MoneyChart activity={activity} now={now} {...words} />
        <p className={styles.legend}>
          <span data-mark="out">{texts['dashboard.toBank']}</span>
          <span data-mark="in">{texts['dashboard.fromBank']}</span>
          <span data-mark="net">{texts['dashboard.netSoFar']}</span>
        </p>
      </section>
      <section className={styles.panel} aria-labelledby="dashboard-time">
        <header className={styles.head}>
          <h2 id="dashboard-time">{texts['dashboard.timeTitle']}</h2>
        </header>
        <Figures
          figures={[
            {
              name: texts['dashboard.here'],
              value: shownTime(minutes, words),
              about: fill(texts['dashboard.sessionCount'], { count: activity.sessions }, locale)
            },
            {
              name: texts['dashboard.longest'],
              value: longest ? shownTime(longest.minutes, words) : '–',
              about:
                longest &&
                new Intl.DateTimeFormat(bcp47, {
                  weekday: 'long',
                  hour: '2-digit',
                  minute: '2-digit'
                }).format(longest.startedAt)
            }
          ]}
        />
        <TimeChart activity={activity} now={now} {...words} />
      </section>
      <section className={`${styles.panel} ${styles.whole}`} aria-labelledby="dashboard-parts">
        <header className={styles.head}>
          <h2 id="dashboard-parts">
            {texts[period === 'Day' ? 'dashboard.byHour' : 'dashboard.byDay']}
          </h2>
        </header>
        <Parts activity={activity} {...words} />
      </section>
    </>
  )
}
