import type { Fact, Listed, PayInFact, PayOutFact } from './port.ts'

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

/** The one that was found; null when there is none, undefined when nothing was answered. */
export const firstOf = <Found>(found: readonly Found[] | null): Found | null | undefined =>
  found === null ? undefined : (found[0] ?? null)

/** Payments and payouts in one list; the payouts are asked for once the payments were answered. */
export async function listBoth(
  payIns: readonly PayInFact[] | null,
  askPayOuts: () => Promise<readonly PayOutFact[] | null>
): Promise<Listed> {
  const payOuts = payIns && (await askPayOuts())
  if (!payIns || !payOuts) return null
  return [
    ...payIns.map((fact): Fact => ({ kind: 'payIn', fact })),
    ...payOuts.map((fact): Fact => ({ kind: 'payOut', fact }))
  ]
}
