import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'

import {
  $limitChange,
  changeForgotten,
  placeKey,
  readLimitAmount,
  removeLimit,
  setLimit,
  setSessionLimit
} from '#stores/limits/change-limit.ts'
import { isSet, type PlayerLimits, type ShownLimit } from '#stores/limits/shown-limit.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { idOf } from '../ui/Field.tsx'
import { fill } from '../ui/fill.ts'
import { TextField } from '../ui/TextField.tsx'
import styles from './limits.module.css'
import { Minutes } from './Minutes.tsx'
import type { Words } from './props.ts'
import { boundOf, problemWords } from './words.ts'

interface Props extends Words {
  readonly limit: ShownLimit
  readonly limits: PlayerLimits
  readonly onClose: () => void
}

type Wish = 'lower' | 'raise' | 'remove'

/** Asks for another limit, and tells before it is sent when that will hold. */
export function LimitForm({ limit, limits, onClose, ...words }: Props) {
  const { locale, texts } = words
  const change = useStore($limitChange, { ssr: 'initial' })
  const name = useId()
  const [typed, type] = useState('')
  const [minutes, choose] = useState<number | undefined>()
  const [wish, ask] = useState<Wish | undefined>()
  useEffect(() => document.getElementById(idOf(name))?.focus(), [name])

  const { kind, period, game, currency } = limit
  const place = { kind, period, game: game?.slug }
  const isTime = kind === 'Session'
  const stands = isSet(limit)
  const isHere = change.status !== 'idle' && change.at === placeKey(place)
  const isSending = isHere && change.status === 'sending'
  const problem =
    isHere && change.status === 'refused' ? problemWords(change.problem, words) : undefined

  const parsed = readLimitAmount(typed, currency)
  const amount = parsed.status === 'ok' ? parsed.minor : undefined
  const wanted = wish === 'remove' ? {} : { amount, minutes }
  const values = {
    limit: boundOf({ amount: wanted.amount, minutes: wanted.minutes }, limit, words),
    before: boundOf(limit, limit, words),
    hours: limits.raiseDelayHours,
    days: Math.floor(limits.confirmHours / 24)
  }

  function wishOf(): Wish {
    const isMore = isTime
      ? (minutes ?? 0) > (limit.minutes ?? Number.POSITIVE_INFINITY)
      : amount !== undefined && limit.amount !== undefined && amount > limit.amount
    return isMore ? 'raise' : 'lower'
  }

  function submit(): void {
    changeForgotten()
    if (isTime ? minutes !== undefined : amount !== undefined) ask(wishOf())
    // What is no amount is refused by the store, which knows why.
    else if (!isTime) void setLimit(place, typed, currency)
  }

  async function carryOut(what: Wish): Promise<void> {
    ask(undefined)
    const isDone =
      what === 'remove'
        ? await removeLimit(place)
        : isTime
          ? await setSessionLimit(minutes ?? 0)
          : await setLimit(place, typed, currency)
    if (isDone) onClose()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {isTime ? (
        <Minutes {...words} choices={limits.sessionChoices} chosen={minutes} onChoose={choose} />
      ) : (
        <TextField
          name={name}
          label={fill(texts['limits.amount'], { currency }, locale)}
          hint={texts['limits.amountHint']}
          problem={problem}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={text => {
            if (problem) changeForgotten()
            type(text)
          }}
        />
      )}
      {isTime && problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {stands && !limit.mayRaise && <p className={styles.quiet}>{texts['limits.onlyLower']}</p>}
      <div className={styles.acts}>
        <button
          type="submit"
          className="btn"
          disabled={isSending || (isTime && minutes === undefined)}
        >
          {texts[isSending ? 'limits.sending' : 'limits.save']}
        </button>
        <button type="button" className="btn btn--quiet" onClick={onClose}>
          {texts['limits.cancel']}
        </button>
        {stands && limit.mayRaise && (
          <button
            type="button"
            className="link"
            disabled={isSending}
            onClick={() => {
              changeForgotten()
              ask('remove')
            }}
          >
            {texts['limits.remove']}
          </button>
        )}
      </div>
      <Confirmation
        isOpen={wish !== undefined}
        title={fill(texts[`limits.ask.${wish ?? 'lower'}`], values, locale)}
        text={fill(
          texts[wish === 'lower' ? 'limits.ask.lower.text' : 'limits.ask.raise.text'],
          values,
          locale
        )}
        confirm={texts['limits.ask.yes']}
        cancel={texts['limits.cancel']}
        onCancel={() => ask(undefined)}
        onConfirm={() => {
          if (wish) void carryOut(wish)
        }}
      />
    </form>
  )
}
