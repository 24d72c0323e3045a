import type { Namespaces } from '#messages/catalogue.ts'
import { closeToast, pauseToast, resumeToast, type Toast } from '#stores/toasts.ts'
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

const isKey = (key: string, messages: Props['messages']): key is keyof Props['messages'] =>
  Object.hasOwn(messages, key)

/** One toast; it waits for as long as the pointer or the focus is on it. */
export function ToastCard({ messages, toast }: Props) {
  const { id, kind, status, text } = toast
  const key = `toasts.${text.key}`
  return (
    <div
      className={styles.toast}
      role="status"
      data-kind={kind}
      data-status={status}
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
    >
      <Icon name={ICONS[kind]} />
      <p>{isKey(key, messages) ? fillNames(messages[key], text.values ?? {}) : text.key}</p>
      <button
        type="button"
        className="iconbtn"
        aria-label={messages['toasts.close']}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
