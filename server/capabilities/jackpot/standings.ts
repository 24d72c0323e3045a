import type { PagePot } from '#config/jackpots.ts'
import type { Tx } from '../../db/database.ts'
import type { Contribution } from './tables.ts'

interface Given {
  readonly micro: bigint
  readonly at: Date
  readonly by: bigint
}

/**
 * Gathers what players give to a filling of a pot and writes it down at once. Of players who gave
 * the same, the one who reached it first stands first.
 */
export function gatherStandings(instance: string, pot: PagePot) {
  let given = new Map<string, Given>()

  return {
    pot,
    add({ player_id: player, micro, at, id }: Contribution): void {
      const before = given.get(player)?.micro ?? 0n
      given.set(player, { micro: before + micro, at, by: id })
    },
    async write(tx: Tx, filling: number): Promise<void> {
      if (given.size === 0) return
      const rows = [...given].map(([player, { micro, at, by }]) => ({
        instance,
        pot,
        filling,
        player_id: player,
        micro,
        reached_at: at,
        reached_by: by
      }))
      given = new Map()
      await tx
        .insertInto('jackpot_standings')
        .values(rows)
        .onConflict(conflict =>
          conflict
            .columns(['instance', 'pot', 'filling', 'player_id'])
            .doUpdateSet(({ eb, ref }) => ({
              micro: eb('jackpot_standings.micro', '+', ref('excluded.micro')),
              reached_at: ref('excluded.reached_at'),
              reached_by: ref('excluded.reached_by')
            }))
        )
        .execute()
    }
  }
}
