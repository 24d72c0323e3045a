import { linesBeside, quartersOf } from './asian.ts'
import { readMarketKey } from './markets.ts'
import { handicapOf, lineText } from './naming.ts'

/** The two lines that a stake on a quarter line is shared between: the one that is easier to win, and the other. */
export interface Halves {
  readonly better: string
  readonly worse: string
}

/** Those lines in figures of a language; null for any other pick. */
export function halvesOf(market: string, outcome: string, bcp47: string): Halves | null {
  const known = readMarketKey(market)
  if (!known) return null
  const { hcp, total } = known.specifiers
  const quarters =
    hcp !== undefined
      ? handicapOf(known, outcome)
      : total !== undefined
        ? quartersOf(total)
        : undefined
  if (quarters === undefined) return null
  const [low, high] = linesBeside(quarters)
  if (low === undefined || high === undefined) return null
  // More is better for who is given it and for under; less for over.
  const [better, worse] = outcome === 'over' ? [low, high] : [high, low]
  const isSigned = hcp !== undefined
  return { better: lineText(better, bcp47, isSigned), worse: lineText(worse, bcp47, isSigned) }
}
