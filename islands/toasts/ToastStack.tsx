import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import type { Namespaces } from '#messages/catalogue.ts'
import type { Toast } from '#stores/toast-list.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './toasts.module.css'

interface Props {
  readonly messages: Namespaces['toasts']
  readonly toasts: readonly Toast[]
}

/** Dialogs are told of by the attribute that opens and closes them. */
function followDialogs(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const topDialog = (): Element | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/**
 * Toasts stand in their corner of the page, and in that of the topmost dialog while one is open:
 * all outside it is out of sight and out of reach then.
 */
export function ToastStack({ messages, toasts }: Props) {
  const dialog = useSyncExternalStore(followDialogs, topDialog)
  const cards = toasts.map(toast => <ToastCard key={toast.id} messages={messages} toast={toast} />)
  return dialog === null
    ? cards
    : createPortal(<Corner label={messages['toasts.label']}>{cards}</Corner>, dialog)
}

/** Empty at first, since only what changes in it is read out. */
function Corner({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <section className={styles.corner} aria-label={label} aria-live="polite">
      {isThere && children}
    </section>
  )
}
