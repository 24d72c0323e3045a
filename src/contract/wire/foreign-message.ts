/** The part of a MessageEvent that says what came from where. */
export interface ForeignMessage {
  readonly data: unknown
  readonly origin: string
}

/** Whether a message comes from one of the origins; `null`, `*` and nothing at all never do. */
export const isFrom = (message: ForeignMessage, origins: readonly string[]): boolean =>
  message.origin.startsWith('http') && origins.includes(message.origin)

export const CLOSE_QUICK_DEPOSIT = 'closeQuickDepositEvent'

/** The name alone, or an object that carries it as type or name, from the site or its cashiers. */
export function isCloseQuickDeposit(message: ForeignMessage, origins: readonly string[]): boolean {
  if (!isFrom(message, origins)) return false
  const { data } = message
  if (data === CLOSE_QUICK_DEPOSIT) return true
  if (typeof data !== 'object' || data === null) return false
  return (
    ('type' in data && data.type === CLOSE_QUICK_DEPOSIT) ||
    ('name' in data && data.name === CLOSE_QUICK_DEPOSIT)
  )
}
