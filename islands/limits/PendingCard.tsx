import { useStore } from '@nanostores/react'

import { $limitChange, confirmLimit, keepLimit } from '#stores/limits/change-limit.ts'
import { isDue, type PlayerLimits, type ShownLimit } from '#stores/limits/shown-limit.ts'
import { $now } from '#stores/now.ts'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './limits.module.css'
import type { Words } from './props.ts'
import { boundOf, longName, whenOf } from './words.ts'

interface Props extends Words {
  readonly limit: ShownLimit
  readonly limits: PlayerLimits
}

/** More was asked for: when it can be confirmed, and the way to leave all as it is. */
export function PendingCard({ limit, limits, ...words }: Props) {
  const { locale, texts } = words
  const change = useStore($limitChange, { ssr: 'initial' })
  const now = useStore($now, { ssr: 'initial' })
  const { pending } = limit
  if (!pending) return null
  const isSending = change.status === 'sending'
  const canConfirm = isDue(pending, limits, now)
  const before = boundOf(limit, limit, words)
  const told = canConfirm
    ? fill(texts['limits.pending.due'], { when: whenOf(pending.lapsesAt, words), before }, locale)
    : fill(
        texts['limits.pending.waits'],
        { asked: whenOf(pending.askedAt, words), when: whenOf(pending.confirmableAt, words) },
        locale
      )
  return (
    <section className={styles.pending} data-due={canConfirm || undefined}>
      <div>
        <Heading level={2}>
          {fill(texts['limits.pending.raise'], { name: longName(limit, words) }, locale)}
        </Heading>
        <p>{told}</p>
      </div>
      <p className={styles.step}>
        <span>{before}</span> <span aria-hidden="true">→</span>{' '}
        <b>{boundOf(pending, limit, words)}</b>
      </p>
      <div className={styles.acts}>
        {canConfirm && (
          <button
            type="button"
            className="btn"
            disabled={isSending}
            onClick={() => void confirmLimit(limit.id)}
          >
            {texts['limits.pending.confirm']}
          </button>
        )}
        <button
          type="button"
          className="btn btn--quiet"
          disabled={isSending}
          onClick={() => void keepLimit(limit.id)}
        >
          {texts['limits.pending.cancel']}
        </button>
      </div>
    </section>
  )
}
