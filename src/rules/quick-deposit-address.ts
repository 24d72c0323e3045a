const OF_THE_OVERLAY = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale'
] as const

/** The address without what opened the quick deposit. */
export function withoutQuickDeposit(address: URL): URL {
  const cleaned = new URL(address)
  for (const name of OF_THE_OVERLAY) cleaned.searchParams.delete(name)
  return cleaned
}
