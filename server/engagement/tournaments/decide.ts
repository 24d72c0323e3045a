import { sql } from 'kysely'

import { paidPlaces, prizeAt } from '#rules/loyalty/standings.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { prizeIn } from '../prizes.ts'
import { EVERYBODY, tell } from '../tell.ts'
import { holdTournament } from './rows.ts'
import { type ContestRule, ruleFrom } from './stored-rule.ts'

/** Gives each entrant with a score the place, and tells how many there are. */
async function writePlaces(tx: Tx, tournament: string): Promise<number> {
  const result = await sql`
    update engage_contest_entries as entry set place = ranked.place
    from (
      select player_id,
        row_number() over (order by descending, reached_at, reached_by) as place
      from engage_contest_entries
      where tournament = ${tournament} and score > 0
    ) as ranked
    where entry.tournament = ${tournament} and entry.player_id = ranked.player_id`.execute(tx)
  return Number(result.numAffectedRows ?? 0n)
}

async function writePrizes(tx: Tx, tournament: string, { prizes }: ContestRule): Promise<void> {
  const winners = await tx
    .selectFrom('engage_contest_entries as entry')
    .innerJoin('engage_players as player', 'player.player_id', 'entry.player_id')
    .select(['entry.player_id', 'entry.place', 'player.currency'])
    .where('entry.tournament', '=', tournament)
    .where('entry.place', '<=', paidPlaces(prizes))
    .execute()
  for (const { player_id: playerId, place, currency } of winners) {
    const rule = place === null ? undefined : prizeAt(prizes, place)
    if (!rule) continue
    const prize = prizeIn(rule, currency ?? 'EUR')
    await tx
      .updateTable('engage_contest_entries')
      .set({ prize: JSON.stringify(prize) })
      .where('tournament', '=', tournament)
      .where('player_id', '=', playerId)
      .execute()
  }
}

export interface Decision {
  readonly state: 'cancelled' | 'ended'
  /** Entrants with a score. */
  readonly placed: number
  /** Places with a prize that nobody has reached: nobody is invented to fill them. */
  readonly unpaid: number
}

/** Decides a tournament for good: places and who gets what. What is given, `settleEntries` gives. */
export async function decide(
  { clock, db, log }: Ports,
  id: string,
  wanted: Decision['state'] = 'ended'
): Promise<Decision | undefined> {
  const now = clock.now()
  const decision = await db.transaction(async tx => {
    const row = await holdTournament(tx, id)
    if (row?.state !== 'open') return undefined
    const rule = ruleFrom(row.rule)
    const placed = wanted === 'cancelled' ? 0 : await writePlaces(tx, id)
    // Who has paid to enter one in which nobody has played has paid for nothing.
    const state = placed === 0 && rule.entry === 'buyIn' ? 'cancelled' : wanted
    if (state === 'ended') await writePrizes(tx, id, rule)
    const unpaid = state === 'ended' ? Math.max(0, paidPlaces(rule.prizes) - placed) : 0
    const runs = row.starts_at < now && now < row.ends_at
    await tx
      .updateTable('engage_tournaments')
      .set({ state, unpaid, decided_at: now, ...(runs && { ends_at: now }) })
      .where('id', '=', id)
      .execute()
    return { state, placed, unpaid }
  })
  if (decision) log.info({ tournament: id, ...decision }, 'a tournament was decided')
  return decision
}

/** Tells everybody that a tournament is not what it was. */
export const tournamentChanged = (ports: Ports, id: string): Promise<void> =>
  tell(ports, EVERYBODY, 'tournament', id)
