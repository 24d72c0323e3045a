import { type ActivityState, PERIODS, showActivity } from '#stores/activity/activity.ts'
import { fill } from '../ui/fill.ts'
import styles from './dashboard.module.css'
import type { Words } from './props.ts'
import { nameOfChoice, nameOfPeriod, shownTime, signedMoney } from './shown.ts'

interface Props extends Words {
  readonly state: ActivityState
}

/** Today, this week and this month, each with what it has come to; one of them is looked at. */
export function Choices({ state, ...words }: Props) {
  const { locale, texts } = words
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{texts['dashboard.choose']}</legend>
      {PERIODS.map(period => {
        const found = state.running[period]
        return (
          <button
            key={period}
            type="button"
            className={styles.choice}
            aria-pressed={state.period === period}
            onClick={() => void showActivity({ period, ago: 0 })}
          >
            <span className={styles.choiceName}>{nameOfChoice(period, texts)}</span>
            <span className={styles.choiceSpan}>{found && nameOfPeriod(found, locale)}</span>
            <strong>{found ? signedMoney(found.net, found.currency, locale) : '…'}</strong>
            <span className={styles.choiceTime}>
              {found &&
                fill(
                  texts['dashboard.timeAndSessions'],
                  { time: shownTime(found.minutes, words), sessions: found.sessions },
                  locale
                )}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
