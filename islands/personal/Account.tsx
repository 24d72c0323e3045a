import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PlayerInfo } from '#stores/player/player.ts'
import {
  $closing,
  $reopening,
  closeAccount,
  FEEDBACK_REASONS,
  type FeedbackReason,
  reopenAccount
} from '#stores/protection/keep-away.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { Field, idOf } from '../ui/Field.tsx'
import fields from '../ui/fields.module.css'
import { Notice } from '../ui/Notice.tsx'
import parts from '../ui/parts.module.css'
import { TextArea } from '../ui/TextArea.tsx'
import { accountProblem } from './problems.ts'
import type { PersonalWords } from './props.ts'

/** The way to close the account, or to open it again. */
export function Account(props: PersonalWords & { readonly player: PlayerInfo }) {
  const { status, reopenByCustomerAllowed: mayReopen } = props.player.accountStatus ?? {}
  if (status !== 'Closed') return <Close {...props} />
  return mayReopen ? <Reopen {...props} /> : null
}

function Reopen({ texts, supportMail }: PersonalWords) {
  const reopening = useStore($reopening, { ssr: 'initial' })
  const problem = accountProblem(reopening, texts, supportMail)
  return (
    <section className={parts.part} aria-labelledby="account-title">
      <h2 id="account-title">{texts['personal.closed']}</h2>
      <p>{texts['personal.closed.text']}</p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <button
        type="button"
        className="btn"
        disabled={reopening.status === 'sending'}
        onClick={() => void reopenAccount(undefined)}
      >
        {texts['personal.reopen']}
      </button>
    </section>
  )
}

const reasonOf = (chosen: string): FeedbackReason | undefined =>
  FEEDBACK_REASONS.find(reason => reason === chosen)

function Close({ texts, supportMail }: PersonalWords) {
  const closing = useStore($closing, { ssr: 'initial' })
  const [reason, setReason] = useState<FeedbackReason | undefined>()
  const [comment, setComment] = useState('')
  const [isAsked, setAsked] = useState(false)
  const problem = accountProblem(closing, texts, supportMail)
  return (
    <section className={parts.part} aria-labelledby="account-title">
      <h2 id="account-title">{texts['personal.close']}</h2>
      <p>{texts['personal.close.text']}</p>
      <form
        className={parts.form}
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
        }}
      >
        <Field name="close-reason" label={texts['personal.close.reason']}>
          {described => (
            <select
              id={idOf('close-reason')}
              className={fields.input}
              value={reason ?? ''}
              aria-describedby={described}
              onChange={event => setReason(reasonOf(event.currentTarget.value))}
            >
              <option value="">{texts['personal.close.noReason']}</option>
              {FEEDBACK_REASONS.map(each => (
                <option key={each} value={each}>
                  {texts[`personal.close.reason.${each}`]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          name="close-comment"
          label={
            <>
              {texts['personal.close.comment']} <small>{texts['personal.optional']}</small>
            </>
          }
          value={comment}
          onChange={setComment}
        />
        {problem && <Notice kind="danger">{problem}</Notice>}
        <button type="submit" className="btn btn--quiet" disabled={closing.status === 'sending'}>
          {texts['personal.close.go']}
        </button>
      </form>
      <Confirmation
        isOpen={isAsked}
        title={texts['personal.close.ask']}
        text={texts['personal.close.askText']}
        confirm={texts['personal.close.go']}
        cancel={texts['personal.cancel']}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void closeAccount({
            ...(reason && { reason }),
            ...(comment.trim() !== '' && { comment: comment.trim() })
          })
        }}
      />
    </section>
  )
}
