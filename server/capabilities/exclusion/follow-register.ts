import { FOR_GOOD } from '#rules/exclusion/term-end.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { type Player, publishPlayer } from '../player/index.ts'
import type { RegisterEntry } from './ask-register.ts'
import type { Excluded } from './close-doors.ts'
import { excludeFor, exclusionChanged, holdPlayer } from './exclude-for.ts'
import { endOf } from './running.ts'
import type { Exclusion } from './tables.ts'
import { writeEnd } from './write-end.ts'

const nameOf = ({ list, id }: RegisterEntry) => `${list}:${id}`

/** What the house holds of registers. */
const toldOf = ({ db }: Ports, playerId: string): Promise<Exclusion[]> =>
  db.kysely
    .selectFrom('exclusions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('register_entry', 'is not', null)
    .execute()

/**
 * Brings what the house holds of registers in line with what they say of a player: who is entered
 * is excluded here, and who was let out there is let out here. The player as it then is, if anything
 * has changed.
 */
export async function followRegister(
  ports: Ports,
  player: Player,
  entries: readonly RegisterEntry[]
): Promise<Player | undefined> {
  const now = ports.clock.now()
  const told = await toldOf(ports, player.id)
  const known = new Set(told.map(({ register_entry }) => register_entry))
  const fresh = entries.filter(entry => !known.has(nameOf(entry)))
  const moved = told.filter(row => {
    const entry = entries.find(each => nameOf(each) === row.register_entry)
    const end = endOf(row).getTime()
    return entry ? end !== (entry.until ?? FOR_GOOD).getTime() : end > now.getTime()
  })
  if (fresh.length === 0 && moved.length === 0) return undefined

  const { excluded, changed } = await ports.db.transaction(async tx => {
    const begun: Excluded[] = []
    for (const entry of fresh) {
      const one = await excludeFor(ports, tx, {
        playerId: player.id,
        source: entry.list === 'national' ? 'NationalRegister' : 'OtherBrand',
        term: null,
        endsAt: entry.until,
        isForAllBrands: true,
        entryId: nameOf(entry)
      })
      if (one) begun.push(one)
    }
    if (moved.length === 0) return { excluded: begun, changed: begun.at(-1)?.player }
    return { excluded: begun, changed: await move(ports, tx, player, moved, entries) }
  })
  for (const each of excluded) await exclusionChanged(ports, each)
  engagementSoon(ports)
  if (changed) await publishPlayer(ports, changed)
  return changed
}

async function move(
  ports: Ports,
  tx: Tx,
  { id: playerId }: Player,
  rows: readonly Exclusion[],
  entries: readonly RegisterEntry[]
): Promise<Player | undefined> {
  const now = ports.clock.now()
  await holdPlayer(tx, playerId)
  for (const row of rows) {
    const entry = entries.find(each => nameOf(each) === row.register_entry)
    await tx
      .updateTable('exclusions')
      .set(entry ? { ends_at: entry.until, returns_at: null } : { returns_at: now })
      .where('id', '=', row.id)
      .execute()
  }
  const changed = await writeEnd(tx, playerId, now)
  if (changed) await tellEngagementOf(ports, tx, changed)
  await recordDecision(tx, {
    kind: 'register.followed',
    playerId,
    actor: 'system',
    at: now,
    data: { exclusions: rows.map(({ id }) => id), endsAt: changed?.exclusion_ends_at ?? null }
  })
  return changed
}
