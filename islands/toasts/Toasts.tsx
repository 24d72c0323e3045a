import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $toasts } from '#stores/toasts.ts'
import { guarded } from '../ui/guarded.tsx'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
}

const ToastCard = lazy(async () => {
  const { ToastCard: Loaded } = await import('./ToastCard.tsx')
  return { default: Loaded }
})

/** The corner is always there, since only what changes in it is read out. */
export const Toasts = guarded(function Toasts({ messages }: Props) {
  const toasts = useStore($toasts, { ssr: 'initial' })
  return (
    <section className={styles.corner} aria-label={messages['toasts.label']} aria-live="polite">
      <Suspense fallback={null}>
        {toasts.map(toast => (
          <ToastCard key={toast.id} messages={messages} toast={toast} />
        ))}
      </Suspense>
    </section>
  )
})
