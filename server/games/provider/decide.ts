import { MODEL_OF } from '#config/catalogue/models.ts'
import { MODELS } from '#engine/slots/models/models.ts'
import type { Outcome } from '#engine/slots/outcome.ts'
import { play } from '#engine/slots/play.ts'
import { payout } from '#engine/slots/price.ts'
import type { House } from './house.ts'
import type { ProviderSession } from './tables.ts'

export interface Decided {
  readonly outcome: Outcome
  readonly payout: bigint
}

/** Decides a round of a game at a stake. */
export function decide({ draw }: House, { game }: ProviderSession, stake: bigint): Decided {
  const model = MODELS[MODEL_OF[game]]
  const outcome = play(model, draw)
  return { outcome, payout: payout(outcome, stake, model) }
}
