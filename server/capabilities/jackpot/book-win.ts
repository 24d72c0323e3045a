import type { CurrencyCode } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { initialsOf } from '#rules/initials.ts'
import { fromCents } from '#rules/jackpot/euros.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Account } from '../../ledger/accounts.ts'
import type { Posted, Posting } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay } from '../play-days/index.ts'
import { checkingAccount, JACKPOTS_ACCOUNT, potAccount } from './accounts.ts'
import type { Contribution, Instance } from './tables.ts'

/** What somebody has won of a pot that fell. */
export interface Won {
  readonly instance: Instance
  readonly pot: 'major' | 'mega' | 'minor'
  readonly filling: number
  readonly decision: bigint
  readonly kind: 'community' | 'main'
  readonly player: string
  readonly cents: bigint
  /** The bet that did it; null for a share of what another's bet dropped. */
  readonly by: Pick<Contribution, 'game' | 'round_id'> | null
  readonly at: Date
}

export interface Booked {
  readonly id: string
  readonly player: string
  readonly cents: bigint
  /** In minor units of the player's currency. */
  readonly amount: bigint
  /** Null while it is being checked: nothing has reached the purse. */
  readonly posted: Posted | null
}

/** The postings that pay an amount of EUR to a player, in the player's own currency. */
export function payPostings(
  from: Account,
  player: string,
  { cents, amount, currency }: { cents: bigint; amount: bigint; currency: CurrencyCode }
): readonly Posting[] {
  const purse = `player:${player}:cash` as const
  if (currency === 'EUR') return [{ from, to: purse, asset: 'EUR/2', amount: cents }]
  const out = { from, to: JACKPOTS_ACCOUNT, asset: 'EUR/2', amount: cents } as const
  const into = { from: JACKPOTS_ACCOUNT, to: purse, asset: assetOf(currency), amount } as const
  return amount > 0n ? [out, into] : [out]
}

/**
 * Pays a win out of its pot, in the transaction of the decision: a credit that stands can not fail
 * any more. A large one, or one of a player whose account is closed, is kept apart until a person
 * has looked at it.
 */
export async function bookWin(ports: Ports, tx: Tx, won: Won): Promise<Booked> {
  const { instance, pot, player, cents, at } = won
  const { currency, first_name, last_name, account_status } = await tx
    .selectFrom('players')
    .select(['currency', 'first_name', 'last_name', 'account_status'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const id = ports.random.uuid()
  const rate = EURO_RATES[currency]
  const amount = fromCents(cents, currency, rate)
  const isChecked = cents >= instance.rule.checkedFrom || account_status === 'Closed'
  const from = potAccount(instance.id, pot)
  const posted = await ports.ledger.post(tx, {
    key: isChecked ? `jackpot-checking:${id}` : `jackpot-win:${id}`,
    postings: isChecked
      ? [{ from, to: checkingAccount(instance.id), asset: 'EUR/2', amount: cents }]
      : payPostings(from, player, { cents, amount, currency }),
    meta: { kind: 'jackpot', jackpot: instance.id, pot, win: id }
  })
  await tx
    .insertInto('jackpot_wins')
    .values({
      id,
      instance: instance.id,
      pot,
      filling: won.filling,
      decision: won.decision,
      kind: won.kind,
      player_id: player,
      euros: cents,
      currency,
      amount,
      rate,
      initials: initialsOf(first_name, last_name),
      game: won.by?.game ?? null,
      round_id: won.by?.round_id ?? null,
      status: isChecked ? 'checking' : 'paid',
      won_at: at,
      paid_at: isChecked ? null : at
    })
    .execute()
  if (!isChecked) await countPlay(tx, { playerId: player, game: null, currency, at, won: amount })
  return { id, player, cents, amount, posted: isChecked ? null : posted }
}
