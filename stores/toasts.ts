import { atom, readonlyType } from 'nanostores'

import type { ToastKind, ToastStatus } from '#contract/wire/toast.ts'
import { environment, isInBrowser } from './environment/index.ts'

/** The text is the island's: a key of its messages and the values to put in. */
export interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly status: ToastStatus
  readonly text: ToastText
}

export interface ToastText {
  readonly key: string
  readonly values?: Readonly<Record<string, number | string>>
}

const OPEN_FOR = 5000
const CLOSING_FOR = 300

interface Countdown {
  left: number
  startedAt: number
  cancel: () => void
}

const countdowns = new Map<string, Countdown>()

const $state = atom<readonly Toast[]>([])

/** Open and closing toasts, oldest first. */
export const $toasts = readonlyType($state)

const change = (id: string, status: ToastStatus) =>
  $state.set($state.get().map(toast => (toast.id === id ? { ...toast, status } : toast)))

function remove(id: string): void {
  change(id, 'removed')
  $state.set($state.get().filter(toast => toast.id !== id))
}

/** Shows a message for five seconds; while pages are built nothing is kept. */
export function showToast(kind: ToastKind, text: ToastText): string | undefined {
  if (!isInBrowser()) return undefined
  const { clock, random } = environment()
  const id = random.id()
  $state.set([...$state.get(), { id, kind, status: 'open', text }])
  countdowns.set(id, { left: OPEN_FOR, startedAt: clock.now(), cancel: () => {} })
  resumeToast(id)
  return id
}

export function closeToast(id: string): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  countdown.cancel()
  countdowns.delete(id)
  change(id, 'closing')
  environment().clock.after(CLOSING_FOR, () => remove(id))
}

/** While a pointer or the focus is on it, the time stands still. */
export function pauseToast(id: string): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  countdown.cancel()
  countdown.left -= environment().clock.now() - countdown.startedAt
  countdown.startedAt = environment().clock.now()
}

/** The rest of the time runs on. */
export function resumeToast(id: string): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  const { clock } = environment()
  countdown.cancel()
  countdown.startedAt = clock.now()
  countdown.cancel = clock.after(Math.max(0, countdown.left), () => closeToast(id))
}
