import { parseAmount } from '#rules/money.ts'
import { afterPart, partialValue } from '#rules/sports/cash-out.ts'
import type { Tx } from '../../db/database.ts'
import type { CashOutSportsBetInput, SportsCashOutErrorCode } from '../../generated/main.ts'
import { AuthenticationFailure } from '../../graphql/faults.ts'
import type { Ports } from '../../ports.ts'
import { heldLivePlayer } from '../games/index.ts'
import { standingBlock } from '../player/index.ts'
import { shareEvents } from './event-now.ts'
import { type Exposure, liabilityOf, moveExposures, selectionOf } from './exposure.ts'
import { isSilent } from './feed/is-silent.ts'
import { offerOf } from './offer.ts'
import { debtsOf, pay } from './pay.ts'
import type { Better } from './place-bet.ts'
import { bodyHash, isReference } from './read-bet.ts'
import { findBet, holdPlayers, legsOf, ruledBet } from './store.ts'
import type { StoredBet, StoredLeg } from './tables.ts'
import { type BetChange, betsChanged } from './tell.ts'

export interface CashOutRefusal {
  readonly code: SportsCashOutErrorCode
  /** What would be paid now, in minor units. */
  readonly value?: bigint
}

export type CashedOut =
  | { readonly status: 'done'; readonly bet: StoredBet }
  | { readonly status: 'refused'; readonly refusal: CashOutRefusal }

const refused = (code: SportsCashOutErrorCode, value?: bigint): CashedOut => ({
  status: 'refused',
  refusal: { code, ...(value !== undefined && { value }) }
})

interface Outcome {
  readonly answer: CashedOut
  readonly changes?: readonly BetChange[]
}

interface Worth {
  /** Of the stake that is paid off, and what is paid for it; in minor units. */
  readonly stake: bigint
  readonly value: bigint
  readonly legs: readonly StoredLeg[]
}

/** What a bet, or a part of its stake, is worth at this moment; its events are shared. */
async function worthOf(
  tx: Tx,
  bet: StoredBet,
  part: bigint | null,
  now: Date
): Promise<SportsCashOutErrorCode | Worth> {
  const legs = (await legsOf(tx, [bet.id])).get(bet.id) ?? []
  const events = await shareEvents(
    tx,
    [...new Set(legs.map(({ event_id: id }) => id))],
    [...new Set(legs.map(({ market }) => market))]
  )
  const offer = offerOf(bet, legs, { events, isSilent: await isSilent(tx, now) }, now)
  if (offer.status === 'suspended') return 'SUSPENDED'
  if (offer.status === 'none') return 'NOT_OFFERED'
  const { open_stake: open } = bet
  if (part === null || part === open) return { stake: open, value: offer.value, legs }
  if (part > open || !afterPart(ruledBet(bet, legs), part)) return 'STAKE_NOT_VALID'
  const value = partialValue(offer.value, open, part)
  return value > 0n ? { stake: part, value, legs } : 'STAKE_NOT_VALID'
}

interface Paying extends Worth {
  readonly bet: StoredBet
  readonly reference: string
  readonly hash: string
  readonly isAutomatic: boolean
  readonly now: Date
}

/** Pays a bet or a part of it for good; the player is held, and the bet was worth that just now. */
async function payOut(ports: Ports, tx: Tx, paying: Paying): Promise<Outcome> {
  const { bet, hash, isAutomatic, legs, now, reference, stake, value } = paying
  const id = ports.random.uuid()
  const debts = await debtsOf(tx, [bet.player_id])
  const key = `sports-cash-out:${id}`
  const paid = await pay(ports, tx, { bet, amount: value, key, debts })
  await tx
    .insertInto('sport_cash_outs')
    .values({
      id,
      bet_id: bet.id,
      player_id: bet.player_id,
      reference,
      body_hash: hash,
      at: now,
      stake,
      value,
      is_automatic: isAutomatic
    })
    .execute()
  const open = bet.open_stake - stake
  const isAll = open === 0n
  const lineStake = isAll ? bet.line_stake : open / BigInt(bet.lines)
  const left = ruledBet({ ...bet, line_stake: lineStake }, legs)
  const liability = isAll ? 0n : liabilityOf(left, bet.currency)
  // The bet itself may have been among those that gave back.
  const { paid: already, version } = paid.settled.find(each => each.bet.id === bet.id)?.bet ?? bet
  const changed = await tx
    .updateTable('sport_bets')
    .set({
      open_stake: open,
      line_stake: lineStake,
      paid: already,
      cashed_out: bet.cashed_out + value,
      liability,
      version: version + 1n,
      ...(isAll && { status: 'CASHED_OUT' as const, settled_at: now, auto_at_least: null })
    })
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const less = { liability: liability - bet.liability, staked: 0n, bets: 0 }
  await moveExposures(
    tx,
    legs.map((leg): Exposure => ({ ...selectionOf(leg), ...less }))
  )
  return {
    answer: { status: 'done', bet: changed },
    changes: [
      ...paid.settled.filter(each => each.bet.id !== bet.id),
      { bet: changed, moved: paid.moved, ...(isAutomatic && { news: 'CASHED_OUT' as const }) }
    ]
  }
}

interface Asked {
  readonly input: CashOutSportsBetInput
  readonly hash: string
}

async function cashOutIn(
  ports: Ports,
  tx: Tx,
  { playerId, sessionId }: Better,
  { input, hash }: Asked
): Promise<Outcome> {
  const now = ports.clock.now()
  const player = await heldLivePlayer(tx, { session_id: sessionId }, now)
  if (!player || player.id !== playerId) throw new AuthenticationFailure()
  const known = await tx
    .selectFrom('sport_cash_outs')
    .select(['bet_id', 'body_hash'])
    .where('player_id', '=', playerId)
    .where('reference', '=', input.reference)
    .executeTakeFirst()
  if (known && known.body_hash !== hash) return { answer: refused('REFERENCE_USED') }
  const bet = await findBet(tx, playerId, known?.bet_id ?? input.betId)
  if (!bet) return { answer: refused('BET_NOT_FOUND') }
  if (known) return { answer: { status: 'done', bet } }
  if (standingBlock(player, now)) return { answer: refused('ACCOUNT_BLOCKED') }
  const part = input.stake == null ? null : parseAmount(input.stake, bet.currency)
  const offered = parseAmount(input.offered, bet.currency)
  if (part?.status === 'refused') return { answer: refused('STAKE_NOT_VALID') }
  const worth = await worthOf(tx, bet, part?.minor ?? null, now)
  if (typeof worth === 'string') return { answer: refused(worth) }
  const isLess = offered.status === 'refused' || worth.value < offered.minor
  if (isLess) return { answer: refused('VALUE_CHANGED', worth.value) }
  const { reference } = input
  return await payOut(ports, tx, { ...worth, bet, reference, hash, isAutomatic: false, now })
}

/**
 * Pays an open bet, or a part of its stake, at what it is worth now, once a reference of the player. It
 * stands where that is less than was offered; what has risen since is paid as it is now.
 */
export async function cashOut(
  ports: Ports,
  who: Better,
  input: CashOutSportsBetInput
): Promise<CashedOut> {
  if (!isReference(input.reference)) return refused('BET_NOT_FOUND')
  const hash = bodyHash(input)
  const { answer, changes } = await ports.db.transaction(tx =>
    cashOutIn(ports, tx, who, { input, hash })
  )
  if (changes) await betsChanged(ports, changes)
  return answer
}

/**
 * Cashes a bet out whose player asked for that beforehand, if as much is offered now. For somebody who
 * is kept from play it rests, as the player's own hand does: their bets run to their results.
 */
export async function cashOutByItself(
  ports: Ports,
  { id, player_id: playerId }: Pick<StoredBet, 'id' | 'player_id'>
): Promise<void> {
  const outcome = await ports.db.transaction(async (tx): Promise<Outcome | undefined> => {
    const now = ports.clock.now()
    const [player] = await holdPlayers(tx, [playerId])
    const bet = await findBet(tx, playerId, id)
    if (!player || !bet || bet.auto_at_least === null) return undefined
    if (standingBlock(player, now)) return undefined
    const worth = await worthOf(tx, bet, null, now)
    if (typeof worth === 'string' || worth.value < bet.auto_at_least) return undefined
    // One that wrote its own is known by another first sign: a player's are letters and digits.
    const reference = `/automatic/${id}`
    return await payOut(ports, tx, { ...worth, bet, reference, hash: '', isAutomatic: true, now })
  })
  if (outcome?.changes) await betsChanged(ports, outcome.changes)
}
