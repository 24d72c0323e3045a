import type { ExclusionTerm } from '#config/licences.ts'

const MONTHS: Readonly<Record<Exclude<ExclusionTerm, 'forGood'>, number>> = {
  '6months': 6,
  '1year': 12,
  '2years': 24,
  '3years': 36,
  '5years': 60
}

/** Stands in a column of moments for an exclusion that has no end of its own. */
export const FOR_GOOD = new Date('9999-01-01T00:00:00Z')

/**
 * When an exclusion that begins at a moment ends by itself; null for one for good. A day that the
 * last month lacks is counted on into the next one, so that no term is ever cut short.
 */
export function termEnd(term: ExclusionTerm, from: Date): Date | null {
  if (term === 'forGood') return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[term])
  return end
}
