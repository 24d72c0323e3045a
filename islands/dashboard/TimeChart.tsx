import { scaleFor } from '#rules/chart-scale.ts'
import type { Activity } from '#stores/activity/activity.ts'
import { fill } from '../ui/fill.ts'
import { Chart, heightOf, NARROW, placeOf } from './Chart.tsx'
import styles from './dashboard.module.css'
import type { Words } from './props.ts'
import { nameOfPart, nameOfPeriod, shownTime } from './shown.ts'

interface Props extends Words {
  readonly activity: Activity
  readonly now: number | undefined
}

/** Lines of time lie on quarters of an hour. */
const QUARTER = 15

/** How long the player was here in each part. */
export function TimeChart({ activity, now, ...words }: Props) {
  const { locale, texts } = words
  const { parts, period, minutes } = activity
  const scale = scaleFor(
    parts.map(part => part.minutes),
    4,
    QUARTER
  )
  return (
    <Chart
      label={fill(
        texts['dashboard.timeChart'],
        { period: nameOfPeriod(activity, locale), time: shownTime(minutes, words) },
        locale
      )}
      width={NARROW}
      scale={scale}
      tell={value => shownTime(value, words)}
      names={parts.map(part => nameOfPart(period, part.from, locale, 'short'))}
      now={now}
    >
      {parts.map((part, index) => {
        if (part.minutes === 0) return null
        const { middle, bar } = placeOf(index, parts.length, NARROW)
        const top = heightOf(part.minutes, scale)
        return (
          <rect
            key={part.from}
            className={styles.time}
            x={middle - bar / 2}
            y={top}
            width={bar}
            height={heightOf(0, scale) - top}
            rx="2"
          />
        )
      })}
    </Chart>
  )
}
