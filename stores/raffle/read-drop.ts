import { type Drop, RAFFLES } from '#config/raffles.ts'
import { type RaffleInstances, readRaffleInstances } from '#contract/wire/jackpot-http.ts'
import { asFailure } from '../environment/failure.ts'
import type { JackpotPlayer } from '../jackpot/player.ts'
import { askInstances } from '../jackpot/service.ts'
import { serverTimeTold } from './clock.ts'
import { ticketsTold } from './ticket-counts.ts'

export interface Raffle {
  readonly drop: Drop
  readonly instance: string
  /** Milliseconds since 1970, by the platform's clock: see `$serverNow`. */
  readonly start: number
  readonly end: number
  /** What its first pot holds, a decimal of euros; null where it says nothing. */
  readonly value: string | null
  /** In euros, the largest first. */
  readonly prizes: readonly { readonly amount: string; readonly count: number }[]
  /** `late`: its time is long up, and nobody has told of the next. */
  readonly status: 'drawing' | 'late' | 'open'
  readonly commitment: string | null
  /** The slug of the studio that lends its games. */
  readonly studio: string | null
  /** Null where the service does not tell. */
  readonly isOptedIn: boolean | null
}

type Wire = RaffleInstances[number]

const raffleOf = (drop: Drop, wire: Wire): Raffle => ({
  drop,
  instance: wire.id,
  start: wire.timestamp_start.getTime(),
  end: wire.timestamp_end.getTime(),
  value: wire.pots[0]?.current_value ?? null,
  prizes: wire.prizes,
  status: wire.status === 'drawing' ? 'drawing' : 'open',
  commitment: wire.commitment,
  studio: wire.studio,
  isOptedIn: wire.player?.opted_in ?? null
})

const unlessRefused = (thrown: unknown): undefined => {
  if (asFailure(thrown).kind === 'auth') throw thrown
}

/** The one that collects tickets: of two that are told, the one that began last. */
const latest = (instances: RaffleInstances): Wire | undefined =>
  instances.toSorted((a, b) => b.timestamp_start.getTime() - a.timestamp_start.getTime())[0]

/** Asks for the draw of a series that collects tickets now; undefined where none was told. Rejects where the session has ended. */
export async function readDrop(drop: Drop, player: JackpotPlayer): Promise<Raffle | undefined> {
  const answer = await askInstances(RAFFLES[drop].source, player).catch(unlessRefused)
  const wire = latest(readRaffleInstances(answer) ?? [])
  if (wire?.server_time) serverTimeTold(wire.server_time.getTime())
  if (wire?.player) ticketsTold(wire.id, wire.player.ticket_count)
  return wire && raffleOf(drop, wire)
}
