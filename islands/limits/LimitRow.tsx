import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatPercent } from '#rules/dates.ts'
import { changeForgotten } from '#stores/limits/change-limit.ts'
import {
  isSet,
  type PlayerLimits,
  percentUsed,
  type ShownLimit
} from '#stores/limits/shown-limit.ts'
import { $now } from '#stores/now.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { LimitForm } from './LimitForm.tsx'
import styles from './limits.module.css'
import { isNearly, Meter } from './Meter.tsx'
import type { Words } from './props.ts'
import { boundOf, endOf, longName, moneyOf, shortName, timeOf } from './words.ts'

interface Props extends Words {
  readonly limit: ShownLimit
  readonly limits: PlayerLimits
}

interface Figures {
  readonly percent: number
  readonly used: string
  readonly left: string
}

/** How far a limit is used up, by the time of the house. */
export function useFigures({ limit, limits, ...words }: Props): Figures {
  const now = useStore($now, { ssr: 'initial' })
  const { minutes = 0, resetsAt } = limit
  if (limit.kind !== 'Session') {
    const used = limit.used > 0n ? limit.used : 0n
    return {
      percent: percentUsed(limit),
      used: moneyOf(used, limit, words.locale),
      left: moneyOf(limit.left, limit, words.locale)
    }
  }
  const seconds = resetsAt && now > 0 ? (+resetsAt - now - limits.ahead) / 1000 : minutes * 60
  const left = Math.min(minutes, Math.max(0, Math.ceil(seconds / 60)))
  const percent = minutes === 0 ? 0 : Math.floor(((minutes - left) * 100) / minutes)
  return { percent, used: timeOf(minutes - left, words), left: timeOf(left, words) }
}

function Standing({ limit, limits, ...words }: Props) {
  const { locale, texts } = words
  const { percent, used, left } = useFigures({ limit, limits, ...words })
  const isReached = percent >= 100
  const when = limit.resetsAt ? endOf(limit.resetsAt, limit, words) : ''
  const share = formatPercent(percent / 100, LOCALES[locale].bcp47)
  return (
    <>
      <p className={styles.figures}>
        <b>{used}</b> {fill(texts['limits.of'], { limit: boundOf(limit, limit, words) }, locale)}
      </p>
      <Meter percent={percent} />
      <p className={styles.left} data-nearly={isNearly(percent) || undefined}>
        {isNearly(percent) && <Icon name="alert" />}
        {isReached
          ? fill(texts['limits.reached'], { when }, locale)
          : isNearly(percent)
            ? fill(texts['limits.nearly'], { left, percent: share }, locale)
            : fill(texts['limits.left'], { left }, locale)}
      </p>
    </>
  )
}

/** One limit with what is used of it, and the form that changes it. */
export function LimitRow({ limit, limits, ...words }: Props) {
  const { locale, texts } = words
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const stands = isSet(limit)
  const act = texts[stands ? 'limits.change' : 'limits.set']
  const close = () => {
    open(false)
    button.current?.focus()
  }
  return (
    <div
      className={styles.row}
      data-limit={limit.game?.slug ?? `${limit.kind}-${limit.period ?? ''}`}
    >
      <p className={styles.name}>
        <b>{shortName(limit, words)}</b>
        {limit.game && <span>{texts['limits.perDay']}</span>}
        {!stands && <span>{texts['limits.unset']}</span>}
        {stands && limit.resetsAt && (
          <span>
            {fill(texts['limits.until'], { when: endOf(limit.resetsAt, limit, words) }, locale)}
          </span>
        )}
      </p>
      {stands && <Standing limit={limit} limits={limits} {...words} />}
      <button
        ref={button}
        type="button"
        className={`link ${styles.act}`}
        aria-expanded={isOpen}
        aria-label={`${act}: ${longName(limit, words)}`}
        onClick={() => {
          changeForgotten()
          open(!isOpen)
        }}
      >
        {act}
      </button>
      {isOpen && <LimitForm limit={limit} limits={limits} {...words} onClose={close} />}
    </div>
  )
}
