import type { Locale } from '#config/locales.ts'
import type { Executor } from '../../../db/database.ts'
import type { StatementBet, StatementBetPart } from '../../../generated/main.ts'
import { betNames, type NamedBet } from '../../sports/index.ts'
import { isSports } from './statement-kind.ts'
import type { StoredLine } from './statement-lines.ts'

export type BetsOfLines = ReadonlyMap<string, NamedBet>

/** The bets on sports that lines are of, by their ids, named in a language. */
export const betsOf = (
  db: Executor,
  lines: readonly StoredLine[],
  locale: Locale
): Promise<BetsOfLines> =>
  betNames(
    db,
    [...new Set(lines.flatMap(line => (isSports(line) ? (line.bet ?? []) : [])))],
    locale
  )

/** A return of the whole stake is told by how the bet stands now: entries say nothing of results. */
function partOf({ amount, key, told }: StoredLine, { stake, status }: NamedBet): StatementBetPart {
  if (told === 'sportsStakeBack') return 'Refused'
  if (told === 'sportsBet') return 'Stake'
  if (key.startsWith('sports-cash-out:')) return 'CashOut'
  if (amount < 0n) return 'Correction'
  const isVoid = status === 'PUSH' || status === 'CANCELLED'
  return isVoid && amount === stake ? 'Void' : 'Return'
}

/** What a line is of the bet that it names; null for a line of anything else. */
export function betOfLine(line: StoredLine, bets: BetsOfLines): StatementBet | null {
  const named = line.bet === null ? undefined : bets.get(line.bet)
  return named && line.bet !== null ? { id: line.bet, part: partOf(line, named) } : null
}
