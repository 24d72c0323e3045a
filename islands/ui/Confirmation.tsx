import { type ReactNode, useId, useRef } from 'react'

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
  /** What has to be told before it can be done. */
  readonly children?: ReactNode
}

/** Asks before something that cannot be taken back; to leave it be is as near as to do it. */
export function Confirmation(props: Props) {
  const last = useRef(props)
  // While it closes it still says what it asked.
  if (props.isOpen) last.current = props
  const { title, text, confirm, cancel } = last.current
  const words = useId()
  return (
    <Modal
      isOpen={props.isOpen}
      label={title}
      describedBy={words}
      isAlert
      className={styles.dialog}
      onEscape={props.onCancel}
    >
      <form
        className={styles.body}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          props.onConfirm()
        }}
      >
        <h2>{title}</h2>
        <p id={words}>{text}</p>
        {props.children}
        <div className={styles.acts}>
          <button type="button" className="btn btn--quiet" onClick={props.onCancel}>
            {cancel}
          </button>
          <button type="submit" className="btn">
            {confirm}
          </button>
        </div>
      </form>
    </Modal>
  )
}
