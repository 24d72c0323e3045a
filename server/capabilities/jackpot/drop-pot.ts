import type { PagePot } from '#config/jackpots.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { type Batch, decideBatch } from './decide-batch.ts'
import { decideWaiting, holdInstance, tellBatch } from './decider.ts'
import type { Contribution, Instance } from './tables.ts'

export interface WantedDrop {
  readonly instance: string
  readonly pot: PagePot
  readonly player: string
  readonly game: string
}

/** Chance that hits one pot of the next decision and is left to itself afterwards. */
function hitting(random: Ports['random'], { rule }: Instance, pot: PagePot): Ports['random'] {
  const coming = rule.pots.map(({ id }) => id === pot)
  return {
    ...random,
    integer: limit => {
      const hits = coming.shift()
      if (hits === undefined) return random.integer(limit)
      return hits ? 0 : limit - 1
    }
  }
}

/** A contribution of one cent that the house pays, with the free bet that it is used up by. */
async function giveCent(ports: Ports, tx: Tx, wanted: WantedDrop): Promise<Contribution> {
  const { instance, player, game } = wanted
  const [freebet, number] = [ports.random.uuid(), ports.random.uuid()]
  const at = ports.clock.now()
  await tx
    .insertInto('jackpot_freebets')
    .values({
      id: freebet,
      player_id: player,
      instance,
      kind: 'fixed',
      value: 1n,
      count_left: 0,
      amount_left: null,
      granted_at: at,
      expires_at: at
    })
    .execute()
  const { currency } = await tx
    .selectFrom('players')
    .select('currency')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  return await tx
    .insertInto('jackpot_contributions')
    .values({
      instance,
      player_id: player,
      currency,
      amount: 0n,
      micro: MICRO_PER_CENT,
      freebet,
      provider: 'sandbox',
      transaction_id: number,
      round_id: number,
      game,
      entry: `jackpot:${instance}:sandbox:${number}`,
      at
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Has a pot fall to a player now, by the decision that any contribution gets: only its chance is
 * given. Says which win it was; null for a jackpot that does not run.
 */
export async function dropPot(ports: Ports, wanted: WantedDrop): Promise<string | null> {
  const { instance: id, pot } = wanted
  const batches = await ports.db.transaction(async (tx): Promise<readonly Batch[]> => {
    const before: Batch[] = []
    for (;;) {
      const instance = await holdInstance(tx, id)
      if (!instance) return before
      const waiting = await decideWaiting(ports, tx, instance)
      if (waiting) {
        before.push(waiting)
        continue
      }
      const given = await giveCent(ports, tx, wanted)
      const chance = { ...ports, random: hitting(ports.random, instance, pot) }
      return [...before, await decideBatch(chance, tx, instance, [given])]
    }
  })
  for (const batch of batches) await tellBatch(ports, id, batch)
  const dropped = batches.at(-1)?.drops.find(({ drop }) => drop.pot === pot)
  return dropped?.main.id ?? null
}
