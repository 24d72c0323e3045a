import type { Ports } from '../../ports.ts'

/** Tells all processes that somebody sat down at a live table or put more chips down. */
export async function seatsChanged({ bus, clock }: Ports, game: string): Promise<void> {
  const at = clock.now()
  // Only what is newest counts, and nothing of it is told but that it happened.
  await bus.publish({
    kind: 'live.changed',
    subject: game,
    version: at.getTime(),
    at: at.toISOString(),
    data: {}
  })
}
