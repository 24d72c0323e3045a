import { countedOf, isWagered } from '#rules/bonus/wagering.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posting } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { isDue, loseBonus } from './end-bonus.ts'
import type { Moved } from './moved.ts'
import { changeBonus, holdActive, holdBonus, openRoundsOf, purseOf } from './store.ts'
import type { StoredBonus } from './tables.ts'
import { weightIn } from './weights.ts'

/** A bonus that is held, and what ended it just now because its time was over. */
export interface Held {
  readonly bonus: StoredBonus | undefined
  readonly over: Moved | undefined
}

const isOver = (bonus: StoredBonus, now: Date) => bonus.status === 'Active' && isDue(bonus, now)

/**
 * The bonus that a player's next stake is placed under, held until the transaction ends. One whose
 * time is over, to the millisecond, ends here before it is used. Ask before the ledger.
 */
export async function bonusForStake(ports: Ports, tx: Tx, playerId: string): Promise<Held> {
  const bonus = await holdActive(tx, playerId)
  if (!bonus || !isOver(bonus, ports.clock.now())) return { bonus, over: undefined }
  return { bonus: undefined, over: await loseBonus(ports, tx, bonus, 'EXPIRED') }
}

/** The bonus that a round was played under, held as for a stake, but given when it has ended, too. */
export async function bonusOfRound(ports: Ports, tx: Tx, id: string | null): Promise<Held> {
  if (id === null) return { bonus: undefined, over: undefined }
  const bonus = await holdBonus(tx, id)
  if (!isOver(bonus, ports.clock.now())) return { bonus, over: undefined }
  const over = await loseBonus(ports, tx, bonus, 'EXPIRED')
  return { bonus: await holdBonus(tx, id), over }
}

export interface Counted {
  /** In ten-thousandths of a minor unit. */
  readonly counted: bigint
  readonly converted: Moved | undefined
}

/**
 * Counts a stake that was taken towards the bonus it was placed under, and turns what is in its purse
 * into real money when that was the last of what has to be wagered.
 */
export async function countStake(
  ports: Ports,
  tx: Tx,
  bonus: StoredBonus,
  { game, stake }: { readonly game: string; readonly stake: bigint }
): Promise<Counted> {
  const counted = countedOf(stake, weightIn(bonus, game), bonus)
  if (counted === 0n) return { counted, converted: undefined }
  const changed = await changeBonus(tx, bonus.id, { wagered: bonus.wagered + counted })
  if (!isWagered(changed)) return { counted, converted: undefined }
  const purse = await purseOf(ports, tx, changed)
  await changeBonus(tx, bonus.id, {
    status: 'Converted',
    end_reason: 'WAGERED',
    ended_at: ports.clock.now()
  })
  return { counted, converted: await payOut(ports, tx, changed, purse, `bonus-paid:${bonus.id}`) }
}

/** Takes back what a stake counted that was undone; of a bonus that has ended nothing is taken back. */
export async function uncountStake(tx: Tx, bonus: StoredBonus, counted: bigint): Promise<void> {
  if (bonus.status !== 'Active' || counted === 0n) return
  await changeBonus(tx, bonus.id, { wagered: bonus.wagered - counted })
}

/**
 * What becomes of bonus money that a round has brought back, in the same transaction. Of a bonus that
 * was wagered it becomes real money, of one that was lost it goes to the house; and one of which
 * nothing is left, with no round open that could bring more, ends.
 */
export async function settleRound(
  ports: Ports,
  tx: Tx,
  bonus: StoredBonus,
  came: { readonly amount: bigint; readonly key: string }
): Promise<Moved | undefined> {
  if (bonus.status !== 'Active')
    return came.amount > 0n
      ? await payOut(ports, tx, bonus, came.amount, `bonus-late:${came.key}`)
      : undefined
  if ((await purseOf(ports, tx, bonus)) > 0n || (await openRoundsOf(tx, bonus.id)) > 0)
    return undefined
  return await loseBonus(ports, tx, bonus, 'USED_UP')
}

/** Empties so much of the purse: into real money as far as the bonus allows, the rest to the house. */
async function payOut(
  { ledger }: Ports,
  tx: Tx,
  bonus: StoredBonus,
  amount: bigint,
  key: string
): Promise<Moved> {
  const { id, player_id: playerId, currency } = bonus
  const { end_reason: reason, paid_out: before, removed } = await holdBonus(tx, id)
  const most = reason === 'WAGERED' ? (bonus.max_payout ?? amount + before) - before : 0n
  const paid = amount < most ? amount : most
  const rest = amount - paid
  const from = `player:${playerId}:bonus` as const
  const asset = assetOf(currency)
  const postings: Posting[] = [
    { from, to: `player:${playerId}:cash` as const, asset, amount: paid },
    { from, to: 'house:promotions' as const, asset, amount: rest }
  ].filter(posting => posting.amount > 0n)
  if (postings.length === 0) return { bonusId: id }
  const posted = await ledger.post(tx, { key, postings, meta: { kind: 'bonusPaid', bonus: id } })
  await changeBonus(tx, id, { paid_out: before + paid, removed: removed + rest })
  return {
    bonusId: id,
    paid,
    move: { amount: paid, moneyType: 'real', posted }
  }
}
