import { type InferOutput, integer, maxValue, minValue, number, object, pipe } from 'valibot'

import { amount, currencyCode, id, moment, slug } from './atoms.ts'
import { parserOf } from './fit.ts'

/** Where a game provider takes free spins, on its own origin. */
export const FREE_SPINS_PATH = '/free-spins'

/**
 * POST {games}/free-spins, signed over the body: a player may spin so often at the casino's expense.
 * The provider answers `{ "status": "ok" }`; the same id again changes nothing.
 */
const freeSpins = object({
  /** What the wallet knows them by: `freeSpins` of a bet. */
  id,
  playerId: id,
  game: slug,
  spins: pipe(number(), integer(), minValue(1), maxValue(1000)),
  /** What one spin stakes. */
  value: amount,
  currency: currencyCode,
  betLevel: pipe(number(), integer(), minValue(1), maxValue(100)),
  /** What is left then is gone. */
  endsAt: moment
})

export type FreeSpinsGrant = InferOutput<typeof freeSpins>

export const readFreeSpinsGrant = parserOf(freeSpins)
