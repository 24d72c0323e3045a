import type { PagePot } from '#config/jackpots.ts'
import { type Decision, decide } from '#rules/jackpot/decide.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { readPots } from './instances.ts'
import { type PaidDrop, payDrop } from './pay-drop.ts'
import { openPots, type Pots } from './pot-book.ts'
import { recordText, signRecord } from './records.ts'
import { gatherStandings } from './standings.ts'
import type { Contribution, Instance } from './tables.ts'

export interface Batch {
  readonly decided: bigint
  readonly drops: readonly PaidDrop[]
}

interface Signed {
  readonly instance: string
  readonly number: bigint
  readonly contribution: bigint
  readonly record: string
  readonly hash: string
  readonly signature: string
  readonly at: Date
}

const atPots = (pots: Pots) =>
  pots.states().map(({ id, micro, filling }) => ({ id, micro: String(micro), filling }))

/** What the account of a pot that falls holds the moment before: the new filling without its seed. */
const beforeDrop = (pots: Pots, { drops }: Decision): ReadonlyMap<PagePot, bigint> =>
  new Map(
    drops.map(({ pot, cents }) => [
      pot,
      pots.stateOf(pot).micro / MICRO_PER_CENT - pots.seedOf(pot) + cents
    ])
  )

/**
 * Decides contributions in their order: each feeds the pots, is drawn for, and leaves a record that
 * is signed and names the one before. What has fallen is paid in the same transaction.
 */
export async function decideBatch(
  ports: Ports,
  tx: Tx,
  instance: Instance,
  contributions: readonly Contribution[]
): Promise<Batch> {
  const { id, rule } = instance
  const rows = await readPots(tx, id)
  const pots = openPots(rule, rows)
  const standings = rule.pots
    .filter(({ community }) => community.length > 0)
    .map(({ id: pot }) => gatherStandings(id, pot))
  const now = ports.clock.now()
  const signed: Signed[] = []
  const dropped: PaidDrop[] = []
  let { decided: number, lastHash } = instance

  for (const contribution of contributions) {
    number += 1n
    const before = atPots(pots)
    for (const standing of standings) standing.add(contribution)
    const fillings = new Map(pots.states().map(({ id: pot, filling }) => [pot, filling]))
    const decision = decide(rule, pots.states(), contribution.micro, ports.random.integer)
    pots.become(decision.pots)
    const paid: PaidDrop[] = []
    if (decision.drops.length > 0) {
      await pots.fill(ports, tx, `jackpot-growth:${id}:${number}`, beforeDrop(pots, decision))
      for (const drop of decision.drops) {
        const standing = standings.find(({ pot }) => pot === drop.pot)
        await standing?.write(tx, fillings.get(drop.pot) ?? 1)
        const done = await payDrop(ports, tx, instance, {
          drop,
          by: contribution,
          decision: number
        })
        pots.paid(drop.pot, drop.cents - done.left)
        pots.giveBack(drop.pot, done.left)
        paid.push(done)
      }
      await pots.fill(ports, tx, `jackpot-seed:${id}:${number}`, pots.cents())
    }
    const record = recordText({
      instance: id,
      number: String(number),
      contribution: String(contribution.id),
      micro: String(contribution.micro),
      at: now.toISOString(),
      before,
      after: atPots(pots),
      draws: decision.draws,
      drops: paid.map(({ drop, main, community, left }) => ({
        pot: drop.pot,
        filling: drop.filling,
        cause: drop.cause,
        cents: String(drop.cents),
        wins: [main, ...community].map(({ id: win, cents }) => ({ id: win, cents: String(cents) })),
        left: String(left)
      })),
      previous: lastHash
    })
    const { hash, signature } = signRecord(ports.config.secrets, record)
    signed.push({
      instance: id,
      number,
      contribution: contribution.id,
      record,
      hash,
      signature,
      at: now
    })
    lastHash = hash
    dropped.push(...paid)
  }

  for (const standing of standings) {
    await standing.write(tx, pots.stateOf(standing.pot).filling)
  }
  await pots.fill(ports, tx, `jackpot-growth:${id}:${number}:end`, pots.cents())
  await tx.insertInto('jackpot_decisions').values(signed).execute()
  await numberContributions(tx, signed)
  for (const { id: pot, micro, filling } of pots.states()) {
    const isNew = rows.find(row => row.pot === pot)?.filling !== filling
    await tx
      .updateTable('jackpot_pots')
      .set(({ eb }) => ({
        micro,
        filling,
        contributions: isNew ? 0n : eb('contributions', '+', BigInt(contributions.length)),
        ...(isNew && { filled_since: now })
      }))
      .where('instance', '=', id)
      .where('pot', '=', pot)
      .execute()
  }
  await tx
    .updateTable('jackpot_instances')
    .set({ decided: number, last_hash: lastHash })
    .where('id', '=', id)
    .execute()
  return { decided: number, drops: dropped }
}

/** Tells contributions the numbers of their decisions. */
async function numberContributions(tx: Tx, signed: readonly Signed[]): Promise<void> {
  const first = signed[0]
  if (!first) return
  await tx
    .updateTable('jackpot_contributions')
    .from('jackpot_decisions')
    .set(({ ref }) => ({ decision: ref('jackpot_decisions.number') }))
    .whereRef('jackpot_decisions.contribution', '=', 'jackpot_contributions.id')
    .where('jackpot_decisions.instance', '=', first.instance)
    .where('jackpot_decisions.number', '>=', first.number)
    .execute()
}
