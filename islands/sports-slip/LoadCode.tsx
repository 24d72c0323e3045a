import { useStore } from '@nanostores/react'
import { type FormEvent, useId } from 'react'

import { $loadingCode, loadCode } from '#stores/sports/booking.ts'
import alike from '../ui/sports/picks.module.css'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** Loads the picks of a booking code that somebody has been given. */
export function LoadCode({ texts: { slip } }: TextProps) {
  const state = useStore($loadingCode)
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (typeof code === 'string') void loadCode(code)
  }
  const isFailed = state !== 'idle' && state !== 'loading'
  return (
    <form className={styles.load} onSubmit={submit}>
      <label htmlFor={id}>{slip['slip.loadTitle']}</label>
      <input
        id={id}
        className={alike.field}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        aria-describedby={`${id}-fault`}
      />
      <button type="submit" className="btn btn--quiet" aria-busy={state === 'loading'}>
        {slip['slip.load']}
      </button>
      <p id={`${id}-fault`} role="alert">
        {isFailed && slip[`slip.load.${state}`]}
      </p>
    </form>
  )
}
