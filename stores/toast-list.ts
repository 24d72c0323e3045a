import { atom, readonlyType } from 'nanostores'

import type { ToastKind, ToastStatus } from '#contract/wire/toast.ts'

/**
 * The text is the island's: a key of its messages and the values to put in. What no page carries the
 * words of is told in words already.
 */
export interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly status: ToastStatus
  readonly text: ToastText
}

export interface ToastText {
  readonly key: string
  readonly values?: Readonly<Record<string, number | string>>
  /** Where more of it is said. */
  readonly link?: { readonly href: string; readonly label: string }
}

/** For `toasts.ts` alone, which is loaded when there is something to tell. */
export const $state = atom<readonly Toast[]>([])

/** Open and closing toasts, oldest first. */
export const $toasts = readonlyType($state)
