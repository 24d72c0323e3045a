import { chipsOf, isTable, mostOf } from '#config/catalogue/tables.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { readStakeOpening } from '#contract/wire/table-play.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Opening } from './kind.ts'

/** One stake of whole chips within the limits of a table; null for any other. */
export function openWithStake(
  asked: unknown,
  game: string,
  currency: CurrencyCode
): Opening | null {
  const opening = readStakeOpening(asked)
  const parsed = opening && parseDecimal(opening.stake, currency)
  if (!opening || parsed?.status !== 'ok' || !isTable(game)) return null
  const [least = 1n] = chipsOf(game, currency)
  const { minor } = parsed
  const isOffered = minor >= least && minor <= mostOf(game, currency) && minor % least === 0n
  return isOffered ? { kept: { stake: opening.stake }, stake: minor } : null
}
