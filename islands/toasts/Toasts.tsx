import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $toasts } from '#stores/toast-list.ts'
import { guarded } from '../ui/guarded.tsx'
import { useLate } from '../ui/late.ts'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
}

const load = async () => (await import('./ToastStack.tsx')).ToastStack

/** The corner is always there, since only what changes in it is read out. */
export const Toasts = guarded(function Toasts({ messages }: Props) {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const ToastStack = useLate(toasts.length, load)
  return (
    <section className={styles.corner} aria-label={messages['toasts.label']} aria-live="polite">
      {ToastStack && toasts.length > 0 && <ToastStack messages={messages} toasts={toasts} />}
    </section>
  )
})
