import type { Listed, PayInFact, PayOutFact } from './port.ts'

/** The payment in what was listed for its reference; undefined when nothing was answered. */
export function payInOf(listed: Listed): PayInFact | null | undefined {
  if (listed === null) return undefined
  return listed.find(each => each.kind === 'payIn')?.fact ?? null
}

/** The payout in what was listed for its reference; undefined when nothing was answered. */
export function payOutOf(listed: Listed): PayOutFact | null | undefined {
  if (listed === null) return undefined
  return listed.find(each => each.kind === 'payOut')?.fact ?? null
}
