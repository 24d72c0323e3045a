import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'

import { $promoCode, promoCodeTyped, redeemPromoCode } from '#stores/rewards/promo-code.ts'
import { fill } from '../ui/fill.ts'
import type { Words } from './props.ts'
import { titleOf } from './reward-words.ts'
import styles from './rewards.module.css'

/** Takes a code, and says what it has brought or why it has not. */
export function PromoCode(words: Words) {
  const { locale, texts } = words
  const code = useStore($promoCode, { ssr: 'initial' })
  const [typed, setTyped] = useState('')
  const field = useId()
  const said = useId()
  const isSending = code.status === 'sending'
  const isBad = code.status === 'refused' || code.status === 'empty' || code.status === 'failed'
  const message = () => {
    switch (code.status) {
      case 'idle':
      case 'sending':
        return ''
      case 'added':
        return fill(texts['rewards.code.added'], { title: titleOf(code.reward, words) }, locale)
      case 'empty':
        return texts['rewards.code.empty']
      case 'failed':
        return texts['rewards.noAnswer']
      case 'refused':
        return texts[`rewards.code.${code.code}`]
    }
  }
  return (
    <section className={styles.box}>
      <form
        className={styles.pad}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void redeemPromoCode(typed)
        }}
      >
        <label className={styles.label} htmlFor={field}>
          {texts['rewards.code']}
        </label>
        <div className={styles.code} data-good={code.status === 'added' || undefined}>
          <input
            id={field}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={isBad || undefined}
            aria-describedby={said}
            onChange={event => {
              setTyped(event.currentTarget.value)
              promoCodeTyped()
            }}
          />
          <button
            type="submit"
            className="btn btn--quiet"
            aria-disabled={isSending || undefined}
            aria-busy={isSending || undefined}
          >
            {texts[isSending ? 'rewards.code.adding' : 'rewards.code.add']}
          </button>
        </div>
        <p
          id={said}
          className={styles.said}
          data-mood={isBad ? 'bad' : code.status === 'added' ? 'good' : undefined}
          role="status"
        >
          {message()}
        </p>
      </form>
    </section>
  )
}
