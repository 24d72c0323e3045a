import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { $slipForm, editStake } from '#stores/sports/slip-form.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import type { SportsTexts } from '../ui/sports/words.ts'
import { Keypad } from './Keypad.tsx'
import { TOUCHED, useMedia } from './media.ts'
import styles from './slip.module.css'
import type { Typed } from './typing.ts'

interface Props {
  readonly stakeKey: string
  readonly label: string
  readonly texts: SportsTexts
}

/** The sign of a currency as readers of the language know it. */
const signOf = (currency: string, bcp47: string) =>
  new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/**
 * A stake, in the player's currency or else the page's. On a screen that is touched it brings its own
 * keys, and asks for none of the system's; a keyboard that is plugged in types into it as ever.
 */
export function StakeField({ stakeKey, label, texts }: Props) {
  const id = useId()
  const { stakes } = useStore($slipForm)
  const { currency } = useStore($slipSums)
  const isTouched = useMedia(TOUCHED)
  const [isTyping, setIsTyping] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const value = stakes[stakeKey] ?? ''
  const hasKeypad = isTouched && isTyping

  // Where the caret stood before a key: a new value alone would put it to the end.
  useLayoutEffect(() => {
    if (caret.current !== undefined && value !== '')
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  useLayoutEffect(() => {
    if (hasKeypad) input.current?.scrollIntoView({ block: 'nearest' })
  }, [hasKeypad])

  const type = (change: (typed: Typed) => Typed) => {
    const field = input.current
    if (!field) return
    const { selectionStart, selectionEnd, maxLength: most } = field
    const start = selectionStart ?? value.length
    const next = change({ value, start, end: selectionEnd ?? start, most })
    caret.current = next.start
    editStake(stakeKey, next.value)
  }
  // A tap elsewhere is first carried out: were the keys gone before it ends, what it meant would have moved.
  const leave = () => {
    setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) setIsTyping(false)
    })
  }
  const done = () => {
    input.current?.focus()
    setIsTyping(false)
  }

  return (
    <div ref={box}>
      <label className={styles.stake} htmlFor={id}>
        <span aria-hidden="true">{signOf(currency, LOCALES[texts.locale].bcp47)}</span>
        <input
          ref={input}
          id={id}
          aria-label={label}
          inputMode={isTouched ? 'none' : 'decimal'}
          autoComplete="off"
          maxLength={18}
          value={value}
          onChange={({ currentTarget }) => editStake(stakeKey, currentTarget.value)}
          onBlur={leave}
          onFocus={() => setIsTyping(true)}
          onClick={() => setIsTyping(true)}
        />
      </label>
      {hasKeypad && (
        <Keypad
          stakeKey={stakeKey}
          currency={currency}
          texts={texts}
          onType={type}
          onDone={done}
          onLeave={leave}
        />
      )}
    </div>
  )
}
