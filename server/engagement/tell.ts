import type { Ports } from '../ports.ts'

/** What a page is told to read again. */
export type Topic = 'calendar' | 'missions' | 'player' | 'shop' | 'tournament'

/** Everybody who listens. */
export const EVERYBODY = 'everybody'

/**
 * Tells the pages of a player, or of everybody, to read something again; a tournament by its id. Call
 * it after the commit.
 */
export async function tell(
  { bus, clock }: Ports,
  player: string,
  topic: Topic,
  id?: string
): Promise<void> {
  const at = clock.now()
  await bus.publish({
    kind: 'engagement.changed',
    subject: player,
    version: at.getTime(),
    at: at.toISOString(),
    data: { topic, ...(id !== undefined && { id }) }
  })
}
