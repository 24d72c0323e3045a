import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $returnChange, askToReturn } from '#stores/protection/keep-away.ts'
import type { RunningExclusion } from '#stores/protection/protection.ts'
import { fill } from '../ui/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { TextArea } from '../ui/TextArea.tsx'
import { momentOf } from './moment.ts'
import { problemOf } from './problem-of.ts'
import type { Words } from './props.ts'
import styles from './self-exclusion.module.css'

/** Asking the house to end an exclusion, and how that stands; nobody ends one alone. */
export function ComeBack({
  locale,
  texts,
  running
}: Words & { readonly running: RunningExclusion }) {
  const { mayAskToReturn, askedToReturnAt, returnsAt } = running
  const change = useStore($returnChange, { ssr: 'initial' })
  const [message, setMessage] = useState('')
  const isBusy = change.status === 'sending'
  const problem = problemOf(change, texts)
  if (!mayAskToReturn && !askedToReturnAt && !returnsAt) return null
  return (
    <section className={parts.part} aria-labelledby="return-title">
      <h2 id="return-title">{texts['exclusion.return.title']}</h2>
      <p>{texts['exclusion.return.text']}</p>
      {returnsAt ? (
        <Notice kind="success">
          {fill(texts['exclusion.return.decided'], { time: momentOf(returnsAt, locale) }, locale)}
        </Notice>
      ) : (
        askedToReturnAt && (
          <Notice>
            {fill(
              texts['exclusion.return.asked'],
              { time: momentOf(askedToReturnAt, locale) },
              locale
            )}
          </Notice>
        )
      )}
      {mayAskToReturn && (
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void askToReturn(message)
          }}
        >
          <TextArea
            name="return-message"
            label={texts['exclusion.return.message']}
            hint={texts['exclusion.optional']}
            value={message}
            onChange={setMessage}
          />
          {problem && <Notice kind="danger">{problem}</Notice>}
          <button type="submit" className="btn btn--quiet" disabled={isBusy}>
            {texts[isBusy ? 'exclusion.busy' : 'exclusion.return.go']}
          </button>
        </form>
      )}
    </section>
  )
}
