import type { ReactNode } from 'react'

import type { Scale } from '#rules/chart-scale.ts'
import styles from './dashboard.module.css'

const BOX = { height: 260, left: 64, right: 8, top: 12, bottom: 28 } as const

/** Units that a chart is drawn in from side to side: a narrow one is not to have small letters. */
export const WIDE = 640
export const NARROW = 380

/** Where a value of the scale lies, from the top. */
export const heightOf = (value: number, { low, high }: Scale): number =>
  BOX.top + (BOX.height - BOX.top - BOX.bottom) * (1 - (value - low) / (high - low))

/** Where the middle of a part lies, from the left, and how wide its bar is. */
export function placeOf(index: number, count: number, width: number) {
  const each = (width - BOX.left - BOX.right) / count
  return { middle: BOX.left + each * (index + 0.5), bar: Math.min(28, each * 0.6) }
}

interface Props {
  readonly label: string
  readonly width: number
  readonly scale: Scale
  readonly tell: (value: number) => string
  readonly names: readonly string[]
  /** The place of the part that runs. */
  readonly now: number | undefined
  readonly children: ReactNode
}

/** Lines with their values, names of the parts below, and what is drawn between. The table says the same. */
export function Chart({ label, width, scale, tell, names, now, children }: Props) {
  const every = Math.ceil(names.length / (width === WIDE ? 8 : 7))
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${BOX.height}`}
      role="img"
      aria-label={label}
    >
      {scale.ticks.map(tick => (
        <g key={tick} className={tick === 0 ? styles.zero : styles.line}>
          <line
            x1={BOX.left}
            x2={width - BOX.right}
            y1={heightOf(tick, scale)}
            y2={heightOf(tick, scale)}
          />
          <text x={BOX.left - 10} y={heightOf(tick, scale) + 4} textAnchor="end">
            {tell(tick)}
          </text>
        </g>
      ))}
      {children}
      {names.map((name, index) =>
        index % every === 0 ? (
          <text
            key={name}
            className={index === now ? styles.now : styles.name}
            x={placeOf(index, names.length, width).middle}
            y={BOX.height - 6}
            textAnchor="middle"
          >
            {name}
          </text>
        ) : null
      )}
    </svg>
  )
}
