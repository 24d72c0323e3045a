import { type FocusEvent, useEffect, useRef } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import type { Toast } from '#stores/toast-list.ts'
import { closeToast, type Hold, holdToast, releaseToast } from '#stores/toasts.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
  readonly toast: Toast
}

const ICONS: Readonly<Record<Toast['kind'], IconName>> = {
  error: 'alert',
  info: 'info',
  success: 'check',
  warning: 'alert'
}

const HOLDS = ['focus', 'pointer'] as const satisfies readonly Hold[]

const isKey = (key: string, messages: Props['messages']): key is keyof Props['messages'] =>
  Object.hasOwn(messages, key)

/** One toast; it waits for as long as the pointer or the focus is on it. */
export function ToastCard({ messages, toast }: Props) {
  const { id, kind, status, text } = toast
  const key = `toasts.${text.key}`
  const cameFrom = useRef<EventTarget>(null)

  // A card that moves into a dialog or out of it is not told that pointer and focus have left.
  useEffect(
    () => () => {
      for (const hold of HOLDS) releaseToast(id, hold)
    },
    [id]
  )

  function focused({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    holdToast(id, 'focus')
  }

  function close(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    closeToast(id)
  }

  return (
    <div
      className={styles.toast}
      role="status"
      aria-live={kind === 'error' ? 'assertive' : 'polite'}
      data-kind={kind}
      data-status={status}
      onPointerEnter={() => holdToast(id, 'pointer')}
      onPointerLeave={() => releaseToast(id, 'pointer')}
      onFocus={focused}
      onBlur={() => releaseToast(id, 'focus')}
    >
      <Icon name={ICONS[kind]} />
      <p>
        {isKey(key, messages) ? fillNames(messages[key], text.values ?? {}) : text.key}
        {text.link && (
          <>
            {' '}
            <a className="link" href={text.link.href} onClick={() => closeToast(id)}>
              {text.link.label}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        className="iconbtn"
        aria-label={messages['toasts.close']}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
