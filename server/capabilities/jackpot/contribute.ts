import type { CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { contributesInPercent, HOUSE_JACKPOT } from '#config/jackpots.ts'
import { amountPerBet, shareOfBet } from '#rules/jackpot/contribution.ts'
import { MICRO_PER_CENT, microOf } from '#rules/jackpot/euros.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { JACKPOTS_ACCOUNT } from './accounts.ts'
import { activeFreebet, payByFreebet } from './freebets.ts'
import { instanceOf } from './instances.ts'
import { ineligibility } from './opt-in.ts'
import type { Freebet, Instance, OptIn } from './tables.ts'
import type { JackpotNews } from './tell-player.ts'

export interface JackpotBet {
  readonly player: Player
  readonly currency: CurrencyCode
  readonly provider: string
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  /** What of the stake was real money, in minor units: bonus money takes no part. */
  readonly cash: bigint
  /** What is added to a stake gives its share; an amount a bet is given once. */
  readonly isRaise: boolean
  /** What the player's limits on losses leave for it; null where there are none. */
  readonly most?: bigint | null
  readonly at: Date
}

/** What a bet has given to jackpots. */
export interface Contributed {
  /** In minor units of the player's currency, all jackpots together. */
  readonly amount: bigint
  /** What the ledger answered last; null when nothing left the purse. */
  readonly posted: Posted | null
  readonly news: readonly JackpotNews[]
}

const NOTHING = { amount: 0n, posted: null, news: [], linked: [] } as const

/** What one jackpot is given with a bet. */
interface Gift {
  readonly amount: bigint
  readonly micro: bigint
  readonly freebet: string | null
  /** What of a share is less than a minor unit, and waits for the next bets. */
  readonly remainder: number
}

/** The jackpot and the player's choice, held so that bets count their remainders one by one. */
async function takingPart(
  tx: Tx,
  player: string,
  jackpot: string
): Promise<{ readonly instance: Instance; readonly optIn: OptIn } | undefined> {
  const optIn = await tx
    .selectFrom('jackpot_opt_ins')
    .innerJoin('jackpot_instances', 'jackpot_instances.source', 'jackpot_opt_ins.source')
    .selectAll('jackpot_opt_ins')
    .where('jackpot_opt_ins.player_id', '=', player)
    .where('jackpot_opt_ins.opted_in', '=', true)
    .where('jackpot_instances.id', '=', jackpot)
    .forUpdate('jackpot_opt_ins')
    .executeTakeFirst()
  const instance = optIn && (await instanceOf(tx, jackpot))
  return instance && { instance, optIn }
}

async function giftOf(
  { config }: Ports,
  tx: Tx,
  bet: JackpotBet,
  optIn: OptIn,
  freebet: Freebet | undefined
): Promise<Gift | null> {
  const rate = EURO_RATES[bet.currency]
  const value = optIn.value ?? '0'
  const isShare = contributesInPercent(config.operator)
  if (!isShare && bet.isRaise) return null
  const { amount, remainder } = isShare
    ? shareOfBet(bet.cash, value, optIn.remainder)
    : { amount: amountPerBet(value, bet.currency, rate), remainder: optIn.remainder }
  const micro = microOf(amount, bet.currency, rate)
  const paid = freebet && (await payByFreebet(tx, freebet, micro / MICRO_PER_CENT))
  return paid
    ? { amount: 0n, micro: paid * MICRO_PER_CENT, freebet: freebet.id, remainder: optIn.remainder }
    : { amount, micro, freebet: null, remainder }
}

/** Whoever has set a limit on losses gives nothing that it has no room for. */
const isTooMuch = ({ amount }: Gift, { most = null }: JackpotBet): boolean =>
  most !== null && amount > most

/** Writes down what has been given so far, and what is kept for the next bets. */
const noteGift = (tx: Tx, optIn: OptIn, { amount, micro, remainder }: Gift) =>
  tx
    .updateTable('jackpot_opt_ins')
    .set({
      remainder,
      given_count: optIn.given_count + (micro > 0n ? 1n : 0n),
      given: optIn.given + amount
    })
    .where('player_id', '=', optIn.player_id)
    .where('source', '=', optIn.source)
    .execute()

async function giveTo(
  ports: Ports,
  tx: Tx,
  bet: JackpotBet,
  jackpot: string
): Promise<Contributed & { readonly linked: readonly string[] }> {
  const { player, currency, provider, transactionId, at } = bet
  const part = await takingPart(tx, player.id, jackpot)
  if (!part || ineligibility(ports.config, part.instance, player, at)) return NOTHING
  const { instance, optIn } = part
  const freebet = await activeFreebet(tx, player.id, instance.id, at).forUpdate().executeTakeFirst()
  const gift = await giftOf(ports, tx, bet, optIn, freebet)
  if (!gift || isTooMuch(gift, bet)) return NOTHING
  if (gift.micro === 0n) {
    await noteGift(tx, optIn, gift)
    return NOTHING
  }

  const entry = `jackpot:${instance.id}:${provider}:${transactionId}`
  let posted: Posted | null = null
  try {
    if (gift.amount > 0n)
      posted = await ports.ledger.post(tx, {
        key: entry,
        postings: [
          {
            from: `player:${player.id}:cash`,
            to: JACKPOTS_ACCOUNT,
            asset: assetOf(currency),
            amount: gift.amount
          }
        ],
        meta: { kind: 'jackpot', jackpot: instance.id, game: bet.game, round: bet.roundId }
      })
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    const news = { kind: 'refused', instance: instance.id, reason: error.code } as const
    return { ...NOTHING, news: [news] }
  }
  await tx
    .insertInto('jackpot_contributions')
    .values({
      instance: instance.id,
      player_id: player.id,
      currency,
      amount: gift.amount,
      micro: gift.micro,
      freebet: gift.freebet,
      provider,
      transaction_id: transactionId,
      round_id: bet.roundId,
      game: bet.game,
      entry,
      at
    })
    .execute()
  await noteGift(tx, optIn, gift)
  return {
    amount: gift.amount,
    posted,
    news: [{ kind: 'contributed', instance: instance.id }],
    linked: instance.rule.linked
  }
}

/**
 * Takes what a bet gives to a jackpot and to those that are directly linked to it, in the bet's own
 * transaction and after its stake. Who has not opted in, or has too little left, gives nothing, and
 * the bet stands; without the first jackpot the linked ones get nothing either.
 */
export async function contribute(
  ports: Ports,
  tx: Tx,
  bet: JackpotBet,
  jackpot: string = HOUSE_JACKPOT.id
): Promise<Contributed> {
  if (bet.cash <= 0n) return NOTHING
  const first = await giveTo(ports, tx, bet, jackpot)
  const all: Contributed[] = [first]
  let given = first.amount
  for (const linked of first.linked) {
    const most = bet.most == null ? null : bet.most - given
    const other = await giveTo(ports, tx, { ...bet, most }, linked)
    given += other.amount
    all.push(other)
  }
  return {
    amount: given,
    posted: all.findLast(({ posted }) => posted !== null)?.posted ?? null,
    news: all.flatMap(({ news }) => news)
  }
}
