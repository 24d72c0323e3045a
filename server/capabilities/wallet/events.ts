import { CURRENCY_CODES, type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { assetOf } from '#rules/money.ts'
import type { BusEvent } from '../../bus/events.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { readWallet, type WalletState } from './store.ts'

export type MoneyType = 'bonus' | 'real'

export interface WalletMove {
  /** In minor units: negative for a bet or a withdrawal, positive for a win or a deposit, or none. */
  readonly amount: bigint
  readonly moneyType: MoneyType
  /** What the ledger answered; a replay moved nothing and is not told. */
  readonly posted: Posted
}

export interface WalletEvent extends WalletState {
  readonly amount: bigint | null
  readonly moneyType: MoneyType | null
}

/**
 * Tells every process what moved in a player's wallet and what is in it now. Call it after the
 * commit.
 */
export async function walletChanged(
  ports: Ports,
  playerId: string,
  { amount, moneyType, posted }: WalletMove
): Promise<void> {
  if (posted.replayed) return
  const currency = currencyOf(posted, playerId)
  if (!currency) return
  const now = await readWallet(ports.db.kysely, playerId, currency)
  const version = posted.subjects.find(subject => subject.playerId === playerId)?.version
  const held = (kind: string, otherwise: bigint) =>
    posted.balances.find(
      ({ account, asset }) =>
        account === `player:${playerId}:${kind}` && asset === assetOf(currency)
    )?.balance ?? otherwise
  await ports.bus.publish({
    kind: 'wallet.changed',
    subject: playerId,
    // The entry's own version and balances: an event that was overtaken is known by them.
    version: version ?? now.version,
    at: ports.clock.now().toISOString(),
    data: {
      currency,
      cash: String(held('cash', now.cash)),
      bonus: String(held('bonus', now.bonus)),
      ...(amount !== 0n && { amount: String(amount), moneyType }),
      wageringProgress: now.wageringProgress
    }
  })
}

/** What the entry moved of the player's; undefined for one that moved no money of theirs. */
function currencyOf({ balances }: Posted, playerId: string): CurrencyCode | undefined {
  const own = balances.filter(({ account }) => account.startsWith(`player:${playerId}:`))
  return CURRENCY_CODES.find(code => own.some(({ asset }) => asset === assetOf(code)))
}

/** Reads an event as it came over the bus; undefined for one that is not of this form. */
export function walletEventOf({ version, data }: BusEvent): WalletEvent | undefined {
  const { currency, cash, bonus, amount, moneyType, wageringProgress } = data
  if (!isCurrency(currency) || typeof cash !== 'string' || typeof bonus !== 'string')
    return undefined
  return {
    version,
    currency,
    cash: BigInt(cash),
    bonus: BigInt(bonus),
    amount: typeof amount === 'string' ? BigInt(amount) : null,
    moneyType: moneyType === 'real' || moneyType === 'bonus' ? moneyType : null,
    wageringProgress: typeof wageringProgress === 'number' ? wageringProgress : null
  }
}
