import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'

import styles from './confirmation.module.css'
import { Modal } from './Modal.tsx'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Fields of what has to be told before it can be done: with them the dialog is a form of its own. */
  readonly children?: ReactNode
}

/** Asks before something that cannot be taken back; to leave it be is as near as to do it. */
export function Confirmation(props: Props) {
  const { onConfirm, onCancel, children } = props
  const last = useRef(props)
  // While it closes it still says what it asked.
  if (props.isOpen) last.current = props
  const { title, text, confirm, cancel } = last.current
  const words = useId()
  const body = (
    <>
      <h2>{title}</h2>
      <p id={words}>{text}</p>
      {children}
      <div className={styles.acts}>
        <button type="button" className="btn btn--quiet" onClick={onCancel}>
          {cancel}
        </button>
        {children ? (
          <button type="submit" className="btn">
            {confirm}
          </button>
        ) : (
          <button type="button" className="btn" onClick={onConfirm}>
            {confirm}
          </button>
        )}
      </div>
    </>
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <Modal
      isOpen={props.isOpen}
      label={title}
      describedBy={words}
      isAlert
      className={styles.dialog}
      onEscape={onCancel}
    >
      {/* A question alone may stand within a form, and a form may not. */}
      {children ? (
        <form className={styles.body} noValidate onSubmit={submit}>
          {body}
        </form>
      ) : (
        <div className={styles.body}>{body}</div>
      )}
    </Modal>
  )
}
