export interface EnrichedPlayer {
  readonly playerId: string
  readonly currency: string
  readonly brand: string
}

const FORM = /^([^:\s]{1,64}):([A-Z]{3}):([^:\s]{1,64})$/

/** Player, currency and brand as the jackpot service knows a player. */
export const enrichedPlayerId = ({ playerId, currency, brand }: EnrichedPlayer): string =>
  `${playerId}:${currency}:${brand}`

export function readEnrichedPlayerId(value: unknown): EnrichedPlayer | null {
  const [, playerId, currency, brand] = (typeof value === 'string' && FORM.exec(value)) || []
  return playerId && currency && brand ? { playerId, currency, brand } : null
}
