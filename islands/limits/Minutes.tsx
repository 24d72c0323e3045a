import { useId } from 'react'

import styles from './limits.module.css'
import type { Words } from './props.ts'
import { timeOf } from './words.ts'

interface Props extends Words {
  readonly choices: readonly number[]
  readonly chosen: number | undefined
  readonly onChoose: (minutes: number) => void
}

/** The lengths of a session that the licence lets a player choose from. */
export function Minutes({ choices, chosen, onChoose, ...words }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.minutes}>
      <legend>{words.texts['limits.time']}</legend>
      {choices.map(minutes => (
        <label key={minutes}>
          <input
            type="radio"
            name={name}
            checked={minutes === chosen}
            onChange={() => onChoose(minutes)}
          />
          {timeOf(minutes, words)}
        </label>
      ))}
    </fieldset>
  )
}
