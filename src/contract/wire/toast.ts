export const TOAST_KINDS = ['error', 'info', 'success', 'warning'] as const

export type ToastKind = (typeof TOAST_KINDS)[number]

export const TOAST_STATUSES = ['open', 'closing', 'removed'] as const

export type ToastStatus = (typeof TOAST_STATUSES)[number]
