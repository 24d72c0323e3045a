/** The province that rules of games ask for: in Canada alone, in upper case. */
export function subDivisionOf(
  country: string | null | undefined,
  given: string | null | undefined
): string | undefined {
  const isCanada = country?.toUpperCase() === 'CA'
  return isCanada && given ? given.trim().toUpperCase() || undefined : undefined
}
