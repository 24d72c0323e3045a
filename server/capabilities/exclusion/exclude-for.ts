import type { ExclusionTerm } from '#config/licences.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { type Actor, recordDecision } from '../audit/index.ts'
import { changePlayer, type Player } from '../player/index.ts'
import { closeDoors, doorsClosed, type Excluded } from './close-doors.ts'
import { enterInRegister } from './register-outbox.ts'
import { endOf } from './running.ts'
import type { ExclusionSource } from './tables.ts'

export interface NewExclusion {
  readonly playerId: string
  readonly source: ExclusionSource
  /** As the player chose it; null for what others decide. */
  readonly term: ExclusionTerm | null
  /** Null for one without an end. */
  readonly endsAt: Date | null
  readonly isForAllBrands: boolean
  /** The register's name for it, where it came from there. */
  readonly entryId?: string
}

const ACTORS: Readonly<Record<ExclusionSource, Actor>> = {
  House: 'house',
  NationalRegister: 'system',
  OtherBrand: 'system',
  Player: 'player'
}

/** Nobody who comes back is advertised to until they ask for it anew. */
const NO_ADVERTISING = {
  marketing_blocked: true,
  is_email_marketing_accepted: false,
  is_phone_marketing_accepted: false,
  is_sms_marketing_accepted: false,
  is_web_push_marketing_accepted: false
} as const

/**
 * Excludes a player with everything that hangs on it, in the caller's transaction; tell of it with
 * `exclusionChanged` after the commit. What runs already is never shortened. Undefined for what a
 * register has told before.
 */
export async function excludeFor(
  ports: Ports,
  tx: Tx,
  given: NewExclusion
): Promise<Excluded | undefined> {
  const now = ports.clock.now()
  const { playerId, source, term, endsAt, isForAllBrands } = given
  const before = await holdPlayer(tx, playerId)
  const row = await tx
    .insertInto('exclusions')
    .values({
      id: ports.random.uuid(),
      player_id: playerId,
      source,
      term,
      for_all_brands: isForAllBrands,
      started_at: now,
      ends_at: endsAt,
      register_entry: given.entryId ?? null,
      blocked_marketing: !before.marketing_blocked
    })
    .onConflict(conflict => conflict.columns(['player_id', 'register_entry']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined

  const ends = [endOf(row), before.exclusion_ends_at ?? now]
  const player = await changePlayer(tx, playerId, {
    ...NO_ADVERTISING,
    exclusion_ends_at: new Date(Math.max(...ends.map(end => end.getTime())))
  })
  if (!player) throw new Error(`There is no player ${playerId} to exclude`)
  const closed = await closeDoors(ports, tx, player)
  if (isForAllBrands && given.entryId === undefined) await enterInRegister(ports, tx, player, row)
  await recordDecision(tx, {
    kind: 'exclusion.begun',
    playerId,
    actor: ACTORS[source],
    at: now,
    data: { exclusion: row.id, source, term, endsAt, isForAllBrands }
  })
  return { player, ...closed }
}

/** The player, held for whatever changes what they may do, but not for rows that refer to them. */
export const holdPlayer = (tx: Tx, playerId: string): Promise<Player> =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Tells every process of an exclusion. Call it after the commit. */
export const exclusionChanged = (ports: Ports, excluded: Excluded): Promise<void> =>
  doorsClosed(ports, excluded)
