import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense, use } from 'react'

import type { Locale } from '#config/locales.ts'
import { lateTexts } from '#stores/late-texts.ts'
import { $limits, readLimits } from '#stores/limits/limits.ts'
import { Notice } from '../ui/Notice.tsx'
import { FirstLimits } from './FirstLimits.tsx'
import { LimitList } from './LimitList.tsx'
import { LimitsLeft } from './LimitsLeft.tsx'
import styles from './limits.module.css'

export interface PartProps {
  readonly locale: Locale
  /** All limits; those over all games and on single ones; what is left; the step of registration. */
  readonly part: 'all' | 'first' | 'global' | 'left'
}

interface Waiting {
  /** The place that the page keeps. */
  readonly waiting?: ReactNode
}

/** What a page shows of limits, once its texts are there. */
export const Part = (props: PartProps & Waiting) => (
  <Suspense fallback={props.waiting}>
    <Told {...props} />
  </Suspense>
)

function Told({ locale, part, waiting }: PartProps & Waiting) {
  const texts = use(lateTexts(locale, 'limits'))
  const limits = useStore($limits, { ssr: 'initial' })
  const words = { locale, texts }
  if (limits.status === 'loading')
    return (
      <div className={waiting ? undefined : styles.wait} role="status" aria-busy="true">
        <span className="vh">{texts['limits.loading']}</span>
        {waiting}
      </div>
    )
  if (limits.status === 'failed')
    return (
      <div className={styles.part}>
        <Notice kind="danger">{texts['limits.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readLimits()}>
          {texts['limits.tryAgain']}
        </button>
      </div>
    )
  switch (part) {
    case 'all':
    case 'global':
      return <LimitList {...words} limits={limits} isGlobal={part === 'global'} />
    case 'first':
      return <FirstLimits {...words} limits={limits} />
    case 'left':
      return <LimitsLeft {...words} limits={limits} />
    default:
      return part satisfies never
  }
}
