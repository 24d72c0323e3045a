import type { Ports } from '../../ports.ts'

export type JackpotNews =
  /** The player joined, left or chose another contribution. */
  | { readonly kind: 'optIn'; readonly instance: string }
  /** A bet has given something. */
  | { readonly kind: 'contributed'; readonly instance: string }
  /** A bet could not give anything and takes no part. */
  | { readonly kind: 'refused'; readonly instance: string; readonly reason: 'INSUFFICIENT_FUNDS' }

/** Tells the player's pages what has become of their part in a jackpot. Call it after the commit. */
export async function tellPlayer(
  { bus, clock }: Ports,
  playerId: string,
  news: JackpotNews
): Promise<void> {
  const at = clock.now()
  await bus.publish({
    kind: 'jackpot.player',
    subject: playerId,
    version: at.getTime(),
    at: at.toISOString(),
    data: { ...news }
  })
}
