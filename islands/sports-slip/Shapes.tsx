import { useStore } from '@nanostores/react'

import { lineCount, type Shape, shapesOf } from '#rules/sports/bets.ts'
import { $slip, setShape } from '#stores/sports/slip.ts'
import { fill } from '../ui/fill.ts'
import alike from '../ui/sports/picks.module.css'
import { shapeName } from '../ui/sports/words.ts'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** What the picks are to be: one bet each, one of all, or a bet of several lines. */
export function Shapes({ texts }: TextProps) {
  const { shape, selections } = useStore($slip)
  const { locale, slip } = texts
  const legs = selections.length
  const many = shapesOf(legs).filter(each => each !== 'SINGLE' && each !== 'COMBO')
  const isMany = shape !== 'SINGLE' && shape !== 'COMBO'
  const [first] = many
  const choose = (name: string, isPressed: boolean, to: Shape) => (
    <button type="button" aria-pressed={isPressed} onClick={() => setShape(to)}>
      {name}
    </button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row are no fieldset. */}
      <div className={styles.seg} role="group" aria-label={slip['slip.type']}>
        {choose(slip['slip.singles'], shape === 'SINGLE', 'SINGLE')}
        {choose(slip['slip.combo'], shape === 'COMBO', 'COMBO')}
        {first && choose(slip['slip.system'], isMany, isMany ? shape : first)}
      </div>
      {isMany && (
        <label className={styles.kind}>
          <span className="vh">{slip['slip.system']}</span>
          <select
            className={alike.field}
            value={shape}
            onChange={({ currentTarget: { value } }) => {
              const chosen = many.find(each => each === value)
              if (chosen) setShape(chosen)
            }}
          >
            {many.map(each => (
              <option key={each} value={each}>
                {shapeName(texts, each, legs)},{' '}
                {fill(slip['slip.lines'], { count: lineCount(each, legs) }, locale)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
