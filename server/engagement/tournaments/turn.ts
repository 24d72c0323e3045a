import type { Ports } from '../../ports.ts'
import { type Decision, decide, tournamentChanged } from './decide.ts'
import { announceRuns } from './open.ts'
import { findTournament } from './rows.ts'
import { settleEntries } from './settle.ts'

/** Rounds that have ended in time may be told a little later. */
const LAST_ROUNDS_MS = 60_000

/** Decides a tournament now and gives what it brings; undefined if it had been decided. */
export async function closeTournament(
  ports: Ports,
  id: string,
  state: Decision['state'] = 'ended'
): Promise<Decision | undefined> {
  const decision = await decide(ports, id, state)
  const row = await findTournament(ports.db.kysely, id)
  if (row) await settleEntries(ports, row)
  await tournamentChanged(ports, id)
  return decision
}

/** Announces what is to be, decides what is over, and gives what could not be given before. */
export async function turnTournaments(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const { kysely } = ports.db
  const over = await kysely
    .selectFrom('engage_tournaments')
    .select('id')
    .where('state', '=', 'open')
    .where('ends_at', '<=', new Date(now.getTime() - LAST_ROUNDS_MS))
    .orderBy('ends_at')
    .execute()
  for (const { id } of over) await closeTournament(ports, id)
  await settleRest(ports)
  for (const id of await announceRuns(ports)) await tournamentChanged(ports, id)
}

/** A process may have stopped between deciding and giving. */
async function settleRest(ports: Ports): Promise<void> {
  const rows = await ports.db.kysely
    .selectFrom('engage_tournaments as tournament')
    .selectAll('tournament')
    .where('state', '!=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('engage_contest_entries as entry')
          .select('entry.player_id')
          .whereRef('entry.tournament', '=', 'tournament.id')
          .where('entry.settled_at', 'is', null)
          .where(({ and, eb, or, ref }) =>
            or([
              and([eb(ref('tournament.state'), '=', 'ended'), eb('entry.prize', 'is not', null)]),
              and([eb(ref('tournament.state'), '=', 'cancelled'), eb('entry.paid', '>', 0)])
            ])
          )
      )
    )
    .execute()
  for (const row of rows) await settleEntries(ports, row)
}
