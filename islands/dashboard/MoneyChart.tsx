import { scaleFor } from '#rules/chart-scale.ts'
import type { Activity } from '#stores/activity/activity.ts'
import { fill } from '../ui/fill.ts'
import { Chart, heightOf, placeOf, WIDE } from './Chart.tsx'
import styles from './dashboard.module.css'
import type { Words } from './props.ts'
import {
  measured,
  nameOfPart,
  nameOfPeriod,
  roundMoney,
  signedMoney,
  unitOfChart
} from './shown.ts'

interface Props extends Words {
  readonly activity: Activity
  readonly now: number | undefined
}

/** Money out above the line, money in below it, and where both together have come to. */
export function MoneyChart({ activity, now, locale, texts }: Props) {
  const { parts, currency, period, net } = activity
  let sum = 0
  const soFar = parts.map(part => {
    sum += measured(part.net)
    return sum
  })
  const values = parts.flatMap(part => [measured(part.withdrawn), -measured(part.deposited)])
  const scale = scaleFor([...values, ...soFar], 5, unitOfChart(currency))
  const zero = heightOf(0, scale)
  const bar = (value: number, index: number, className: string | undefined) => {
    if (value === 0) return null
    const { middle, bar: width } = placeOf(index, parts.length, WIDE)
    const end = heightOf(value, scale)
    return (
      <rect
        key={`${index} ${value}`}
        className={className}
        x={middle - width / 2}
        y={Math.min(zero, end)}
        width={width}
        height={Math.abs(zero - end)}
        rx="2"
      />
    )
  }
  const told = soFar.slice(0, now === undefined ? undefined : now + 1)
  const points = told.map((value, index) => ({
    x: placeOf(index, parts.length, WIDE).middle,
    y: heightOf(value, scale)
  }))
  return (
    <Chart
      label={fill(
        texts['dashboard.moneyChart'],
        { period: nameOfPeriod(activity, locale), net: signedMoney(net, currency, locale) },
        locale
      )}
      width={WIDE}
      scale={scale}
      tell={value => roundMoney(value, currency, locale)}
      names={parts.map(part => nameOfPart(period, part.from, locale, 'short'))}
      now={now}
    >
      {parts.map((part, index) => bar(measured(part.withdrawn), index, styles.out))}
      {parts.map((part, index) => bar(-measured(part.deposited), index, styles.in))}
      <polyline
        className={styles.net}
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {points.map(({ x, y }) => (
        <circle key={x} className={styles.point} cx={x} cy={y} r={parts.length > 7 ? 2 : 4} />
      ))}
    </Chart>
  )
}
