import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $now } from '#stores/now.ts'
import { $breakChange, takeBreak } from '#stores/protection/keep-away.ts'
import { $protection, type Protection } from '#stores/protection/protection.ts'
import { Choices } from '../ui/Choices.tsx'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fill } from '../ui/fill.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, worded } from '../ui/worded.tsx'
import { momentOf } from './moment.ts'
import { problemOf } from './problem-of.ts'
import type { Words } from './props.ts'
import { Running } from './Running.tsx'
import styles from './self-exclusion.module.css'
import { Unread } from './Unread.tsx'

const DAY = 86_400_000

interface Props extends Words {
  /** The brand's own name. */
  readonly brand: string
}

/**
 * A break, which every licence has: on the page of limits, and above the way to exclude oneself. An
 * exclusion that runs stands in its place, since some licences have no page for it.
 */
export const Break = worded(
  'exclusion',
  function Break({ brand, ...words }: Props) {
    const read = useStore($protection, { ssr: 'initial' })
    if (read.status === 'loading') return <Skeleton isShort />
    if (read.status === 'failed') return <Unread {...words} />
    const { running } = read.value
    return (
      <div className={parts.alone}>
        {running ? (
          <Running {...words} brand={brand} protection={read.value} running={running} />
        ) : (
          <TakeBreak {...words} protection={read.value} />
        )}
      </div>
    )
  },
  { isShort: true }
)

/** How long a break is to be, and the one that runs. */
export function TakeBreak({
  locale,
  texts,
  protection
}: Words & { readonly protection: Protection }) {
  const { breaks, breakEndsAt, nationalRegister } = protection
  const change = useStore($breakChange, { ssr: 'initial' })
  const [days, setDays] = useState(breaks[0])
  const [asked, setAsked] = useState<string | undefined>()
  const problem = problemOf(change, texts)
  const isBusy = change.status === 'sending'
  if (days === undefined) return null
  const inDays = { days }
  return (
    <section className={parts.part} aria-labelledby="break-title">
      <Heading level={2} id="break-title">
        {texts['exclusion.break.title']}
      </Heading>
      <p>{texts['exclusion.break.lede']}</p>
      {breakEndsAt && (
        <Notice kind="success">
          <b>{texts['exclusion.break.runs']}</b>
          <p>
            {fill(texts['exclusion.break.until'], { until: momentOf(breakEndsAt, locale) }, locale)}
          </p>
        </Notice>
      )}
      <Choices
        legend={texts['exclusion.break.legend']}
        value={days}
        onChange={setDays}
        choices={breaks.map(value => ({
          value,
          label: fill(texts['exclusion.break.days'], { days: value }, locale)
        }))}
      />
      {problem && <Notice kind="danger">{problem}</Notice>}
      <button
        type="button"
        className={`btn ${styles.start}`}
        disabled={isBusy}
        onClick={() => {
          const until = new Date($now.get() + days * DAY).toISOString()
          setAsked(momentOf(until, locale))
        }}
      >
        {isBusy ? texts['exclusion.busy'] : fill(texts['exclusion.break.start'], inDays, locale)}
      </button>
      {nationalRegister && (
        <p className={styles.note}>
          {fill(texts['exclusion.national'], { register: nationalRegister }, locale)}
        </p>
      )}
      <Confirmation
        isOpen={asked !== undefined}
        title={fill(texts['exclusion.break.ask'], inDays, locale)}
        text={fill(texts['exclusion.break.askText'], { until: asked ?? '' }, locale)}
        confirm={fill(texts['exclusion.break.start'], inDays, locale)}
        cancel={texts['exclusion.cancel']}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          void takeBreak(days)
        }}
      />
    </section>
  )
}
