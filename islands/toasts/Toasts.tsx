import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $toasts } from '#stores/toast-list.ts'
import { guarded } from '../ui/guarded.tsx'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
}

const ToastStack = lazy(async () => {
  const { ToastStack: Loaded } = await import('./ToastStack.tsx')
  return { default: Loaded }
})

/** The corner is always there, since only what changes in it is read out. */
export const Toasts = guarded(function Toasts({ messages }: Props) {
  const toasts = useStore($toasts, { ssr: 'initial' })
  return (
    <section className={styles.corner} aria-label={messages['toasts.label']} aria-live="polite">
      <Suspense fallback={null}>
        {toasts.length > 0 && <ToastStack messages={messages} toasts={toasts} />}
      </Suspense>
    </section>
  )
})
