import type { EventKind } from '../../bus/events.ts'
import type { JsonObject } from '../../db/tables.ts'
import type { Ports } from '../../ports.ts'

async function publish({ bus, clock }: Ports, kind: EventKind, subject: string, data: JsonObject) {
  const at = clock.now()
  await bus.publish({ kind, subject, version: at.getTime(), at: at.toISOString(), data })
}

/** Tells the player's pages that their tickets have changed. Call it after the commit. */
export const wagerCounted = (ports: Ports, playerId: string): Promise<void> =>
  publish(ports, 'raffle.changed', playerId, {})

/** Tells every process that a series has other draws than before. Call it after the commit. */
export const seriesChanged = (ports: Ports, source: string): Promise<void> =>
  publish(ports, 'raffle.changed', source, {})

/** Tells every process that a draw has been made. Call it after the commit. */
export const drawMade = (ports: Ports, source: string, instance: string): Promise<void> =>
  publish(ports, 'raffle.drawn', source, { instance })
