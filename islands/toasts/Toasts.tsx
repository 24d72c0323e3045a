import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $toasts, closeToast, pauseToast, resumeToast, type Toast } from '#stores/toasts.ts'
import { fillNames } from '../ui/fill-names.ts'
import { guarded } from '../ui/guarded.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
}

const ICONS: Readonly<Record<Toast['kind'], IconName>> = {
  error: 'alert',
  info: 'info',
  success: 'check',
  warning: 'alert'
}

const isKey = (key: string, messages: Props['messages']): key is keyof Props['messages'] =>
  Object.hasOwn(messages, key)

export const Toasts = guarded(function Toasts({ messages }: Props) {
  const toasts = useStore($toasts, { ssr: 'initial' })
  return (
    <section className={styles.corner} aria-label={messages['toasts.label']} aria-live="polite">
      {toasts.map(({ id, kind, status, text }) => {
        const key = `toasts.${text.key}`
        return (
          <div
            key={id}
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
      })}
    </section>
  )
})
