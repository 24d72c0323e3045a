import type { ToastKind, ToastStatus } from '#contract/wire/toast.ts'
import { environment, isInBrowser } from './environment/index.ts'
import { $state, type ToastText } from './toast-list.ts'

const OPEN_FOR = 5000
const CLOSING_FOR = 300
/** More than these would cover what the player is doing. */
const MOST = 3

/** What keeps a toast open: eyes follow the pointer, and a keyboard its focus. */
export type Hold = 'focus' | 'pointer'

interface Countdown {
  left: number
  startedAt: number
  cancel: () => void
  readonly holds: Set<Hold>
}

const countdowns = new Map<string, Countdown>()

const change = (id: string, status: ToastStatus) =>
  $state.set($state.get().map(toast => (toast.id === id ? { ...toast, status } : toast)))

function remove(id: string): void {
  change(id, 'removed')
  $state.set($state.get().filter(toast => toast.id !== id))
}

function run(id: string, countdown: Countdown): void {
  const { clock } = environment()
  countdown.startedAt = clock.now()
  countdown.cancel = clock.after(Math.max(0, countdown.left), () => closeToast(id))
}

/** Shows a message for five seconds; while pages are built nothing is kept. */
export function showToast(kind: ToastKind, text: ToastText): string | undefined {
  if (!isInBrowser()) return undefined
  const { clock, random } = environment()
  const id = random.id()
  const crowd = $state.get().filter(({ status }) => status === 'open')
  for (const toast of crowd.slice(0, Math.max(0, crowd.length - MOST + 1))) closeToast(toast.id)
  $state.set([...$state.get(), { id, kind, status: 'open', text }])
  const countdown = {
    left: OPEN_FOR,
    startedAt: clock.now(),
    cancel: () => {},
    holds: new Set<Hold>()
  }
  countdowns.set(id, countdown)
  run(id, countdown)
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
export function holdToast(id: string, by: Hold): void {
  const countdown = countdowns.get(id)
  if (!countdown) return
  if (countdown.holds.size === 0) {
    countdown.cancel()
    countdown.left -= environment().clock.now() - countdown.startedAt
  }
  countdown.holds.add(by)
}

/** Once nothing holds it any more, the rest of the time runs on. */
export function releaseToast(id: string, by: Hold): void {
  const countdown = countdowns.get(id)
  if (countdown?.holds.delete(by) && countdown.holds.size === 0) run(id, countdown)
}
