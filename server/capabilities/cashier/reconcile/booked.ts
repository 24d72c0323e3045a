import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ledger, Posting } from '../../../ledger/ledger.ts'
import type { StoredDeposit, StoredWithdrawal } from '../tables.ts'
import type { Difference } from './difference.ts'

/** Which entries there must be: the posting that each is, or null for one that must not be there. */
type Expected = Readonly<Record<string, Posting | null>>

/** The entries that a deposit's state promises. */
export function entriesOf(deposit: StoredDeposit): Expected {
  const { amount, currency, id, player_id, provider, status } = deposit
  const [outside, purse] = [`provider:${provider}`, `player:${player_id}:cash`] as const
  const asset = assetOf(currency)
  const isCredited = status !== 'Initialized' && status !== 'Cancelled'
  return {
    [`deposit:${id}`]: isCredited ? { from: outside, to: purse, asset, amount } : null,
    [`deposit-refund:${id}`]:
      status === 'RolledBacked' ? { from: purse, to: outside, asset, amount } : null
  }
}

/** The entries that a withdrawal's state promises. */
export function entriesOfWithdrawal(withdrawal: StoredWithdrawal): Expected {
  const { amount, currency, id, player_id, provider, status } = withdrawal
  const [cash, held] = [`player:${player_id}:cash`, `player:${player_id}:held`] as const
  const outside = `provider:${provider}` as const
  const asset = assetOf(currency)
  const isPaid = status === 'Completed' || status === 'RolledBacked'
  return {
    [`withdrawal:${id}`]: { from: cash, to: held, asset, amount },
    [`withdrawal-paid:${id}`]: isPaid ? { from: held, to: outside, asset, amount } : null,
    [`withdrawal-back:${id}`]:
      status === 'Cancelled' ? { from: held, to: cash, asset, amount } : null,
    [`withdrawal-returned:${id}`]:
      status === 'RolledBacked' ? { from: outside, to: cash, asset, amount } : null
  }
}

/** What the ledger lacks of that, has beside it, or has otherwise. */
export async function notBooked(
  ledger: Ledger,
  tx: Tx,
  status: string,
  expected: Expected
): Promise<readonly Difference[]> {
  const wrong: string[] = []
  for (const [key, posting] of Object.entries(expected)) {
    const entry = await ledger.find(tx, key)
    const there = entry?.kind === 'entry' && !entry.reversed ? entry.postings : []
    const isRight = posting
      ? there.length === 1 && there.every(each => isSame(each, posting))
      : there.length === 0
    if (!isRight) wrong.push(`${there.length > 0 ? '+' : '-'}${key.split(':')[0]}`)
  }
  return wrong.length === 0 ? [] : [{ kind: 'notBooked', ours: status, theirs: wrong.join(' ') }]
}

const isSame = (one: Posting, other: Posting): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.asset === other.asset &&
  one.amount === other.amount
