import { type ReactNode, useId } from 'react'

import { pressEscape } from '#stores/escape.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import styles from './overlays.module.css'

interface Props {
  readonly id: string
  readonly title: string
  /** The name of the close button; without it there is none. */
  readonly close?: string
  /** False where money or papers are at stake. */
  readonly closesByEscape?: boolean
  readonly onEscape?: () => void
  /** It asks or warns, and wants an answer before anything else. */
  readonly isAlert?: boolean
  readonly children: ReactNode
  /** The buttons, the one that goes on first. */
  readonly actions?: ReactNode
}

/** The frame that all overlays share: a title, what it is about, and the ways out. */
export function Sheet(props: Props) {
  const { id, title, close, closesByEscape = true, isAlert = false, children, actions } = props
  const { onEscape = pressEscape } = props
  const body = useId()
  return (
    <Modal
      isOpen
      label={title}
      describedBy={body}
      isAlert={isAlert}
      className={styles.sheet}
      {...(closesByEscape && { onEscape })}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        {close !== undefined && (
          <button
            type="button"
            className="iconbtn"
            aria-label={close}
            onClick={() => closeOverlay(id)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.body} id={body}>
        {children}
      </div>
      {actions && <div className={styles.acts}>{actions}</div>}
    </Modal>
  )
}
