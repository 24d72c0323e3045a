import { methodOf } from '#config/payment-methods.ts'
import { catalogue } from '#messages/catalogue.ts'
import { minimumWithdrawal } from '#rules/money.ts'
import { type Context, playerOf, signedIn } from '../../../context.ts'
import type {
  PayoutAccount as PayoutAccountAnswer,
  QueryResolvers,
  ViewerResolvers,
  WithheldMoney
} from '../../../generated/main.ts'
import { withdrawalBlock } from '../../player/index.ts'
import { readWallet } from '../../wallet/index.ts'
import { type PayoutAccount, payoutAccounts } from './accounts.ts'
import { withdrawalAnswer } from './answer.ts'

import { isWeekend } from './review.ts'
import { findWithdrawal, pendingWithdrawals } from './store.ts'

export const withdrawal: NonNullable<QueryResolvers['withdrawal']> = async (
  _root,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  const found = await findWithdrawal(context.ports.db.kysely, id, playerId)
  return found ? withdrawalAnswer(found, context) : null
}

export const withdrawalOptions: NonNullable<ViewerResolvers['withdrawalOptions']> = async (
  _viewer,
  _input,
  context
) => {
  const { jurisdiction, ports } = context
  const player = playerOf(context)
  const { currency, id } = player
  const db = ports.db.kysely
  const now = ports.clock.now()
  const { cash, bonus } = await readWallet(db, id, currency)
  const accounts = await payoutAccounts(db, player, jurisdiction, now)
  const pending = await pendingWithdrawals(db, id)
  const held = pending.reduce((sum, { amount }) => sum + amount, 0n)
  const withheld: WithheldMoney[] = [
    { reason: 'Bonus' as const, amount: { minor: bonus, currency } },
    { reason: 'PendingWithdrawal' as const, amount: { minor: held, currency } }
  ].filter(({ amount }) => amount.minor > 0n)
  return {
    currency,
    available: { minor: cash, currency },
    notAvailable: withheld,
    minimum: { minor: minimumWithdrawal(currency), currency },
    block: withdrawalBlock(player, jurisdiction) ?? null,
    accounts: accounts.map(account => accountAnswer(account, context)),
    isClosedLoop: jurisdiction.closedLoop,
    isWeekend: isWeekend(now),
    pending: pending.map(stored => withdrawalAnswer(stored, context))
  }
}

function accountAnswer(account: PayoutAccount, context: Context): PayoutAccountAnswer {
  const { currency } = playerOf(context)
  const { id, instantUpTo, mask, maximum, method } = account
  return {
    id,
    method,
    name: catalogue(context.request.locale, 'payment')[`payment.method.${method}`],
    account: mask,
    mode: 'Instant',
    instantUpTo: { minor: instantUpTo, currency },
    arrivesWithinMinutes: methodOf(method).paysOutWithinMinutes,
    maximum: { minor: maximum, currency }
  }
}
