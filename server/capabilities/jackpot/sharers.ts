import type { CommunityShare } from '#config/jackpots.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'

/** A filling of a pot that somebody's bet has dropped. */
export interface Dropped {
  readonly instance: string
  readonly pot: 'major' | 'mega' | 'minor'
  readonly filling: number
  /** Who dropped it, and has no part in what goes to others. */
  readonly winner: string
  readonly at: Date
}

const HOUR = 60 * 60 * 1000

async function activePlayers(tx: Tx, dropped: Dropped, hours: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('jackpot_contributions')
    .select('player_id')
    .distinct()
    .where('instance', '=', dropped.instance)
    .where('at', '>', new Date(dropped.at.getTime() - hours * HOUR))
    .where('player_id', '!=', dropped.winner)
    .orderBy('player_id')
    .execute()
  return rows.map(({ player_id: player }) => player)
}

/** So many of a list by chance, each as likely as any other. */
function drawn(random: Ports['random'], players: readonly string[], count: number): string[] {
  const left = [...players]
  const most = Math.min(count, left.length)
  return Array.from({ length: most }, () => left.splice(random.integer(left.length), 1)).flat()
}

/** Who shares in a pot that another player dropped, by one of the rules, in the order of the places. */
export async function sharersOf(
  { random }: Ports,
  tx: Tx,
  dropped: Dropped,
  rule: CommunityShare
): Promise<readonly string[]> {
  if (rule.strategy === 'randomActive')
    return drawn(random, await activePlayers(tx, dropped, rule.hours), rule.winners)
  if (rule.strategy === 'topContributors') {
    const rows = await tx
      .selectFrom('jackpot_standings')
      .select('player_id')
      .where('instance', '=', dropped.instance)
      .where('pot', '=', dropped.pot)
      .where('filling', '=', dropped.filling)
      .where('player_id', '!=', dropped.winner)
      .orderBy('micro', 'desc')
      .orderBy('reached_by')
      .limit(rule.places)
      .execute()
    return rows.map(({ player_id: player }) => player)
  }
  const rows = await tx
    .selectFrom('jackpot_contributions')
    .select(({ fn }) => ['player_id', fn.sum<bigint>('micro').as('given'), fn.max('id').as('last')])
    .where('instance', '=', dropped.instance)
    .where('player_id', '!=', dropped.winner)
    .groupBy('player_id')
    .orderBy('given', 'desc')
    .orderBy('last')
    .limit(rule.places)
    .execute()
  return rows.map(({ player_id: player }) => player)
}
