import { OPERATORS } from '#config/operators.ts'
import {
  type DepositTerms,
  depositTerms,
  PAYMENT_METHODS,
  type PaymentMethodId
} from '#config/payment-methods.ts'
import { catalogue } from '#messages/catalogue.ts'
import { type Context, playerOf, signedIn } from '../../context.ts'
import type {
  Deposit,
  DepositMethod,
  QueryResolvers,
  ViewerResolvers
} from '../../generated/main.ts'
import { findDeposit, lastCompleted } from './store.ts'
import type { StoredDeposit } from './tables.ts'
import { minimumOf } from './terms.ts'

/** What the specification calls the way a card deposit came. */
const TRANSACTION_NAMES = {
  card: 'CreditcardDeposit'
} as const satisfies Record<PaymentMethodId, string>

export const deposit: NonNullable<QueryResolvers['deposit']> = async (_root, { id }, context) => {
  const { playerId } = signedIn(context)
  const found = await findDeposit(context.ports.db.kysely, id, playerId)
  return found ? depositAnswer(found) : null
}

const depositAnswer = (stored: StoredDeposit): Deposit => ({
  id: stored.id,
  amount: { minor: stored.amount, currency: stored.currency },
  currency: stored.currency,
  method: stored.method,
  status: stored.status,
  refusal: stored.refusal,
  frameUrl: stored.status === 'Initialized' ? stored.frame_url : null,
  createdAt: stored.created_at,
  processedAt: stored.processed_at
})

export const lastCompletedDeposit: NonNullable<ViewerResolvers['lastCompletedDeposit']> = async (
  _viewer,
  _input,
  context
) => {
  const { playerId } = signedIn(context)
  const last = await lastCompleted(context.ports.db.kysely, playerId)
  if (!last) return null
  const { provider, method, account_id } = last
  return {
    provider,
    payload:
      account_id === null ? null : { txName: TRANSACTION_NAMES[method], accountId: account_id }
  }
}

export const depositOptions: NonNullable<ViewerResolvers['depositOptions']> = async (
  _viewer,
  _input,
  context
) => {
  const { currency } = playerOf(context)
  const { country, operator } = context.jurisdiction
  const offered = OPERATORS[operator].providers.payment.flatMap(id => {
    const terms = depositTerms(id, country, currency)
    return terms ? [{ id, terms }] : []
  })
  const presets = offered
    .flatMap(({ terms }) => terms.presets)
    .filter((preset, place, all) => preset >= minimumOf(currency) && all.indexOf(preset) === place)
  return {
    currency,
    methods: await Promise.all(offered.map(offer => methodAnswer(context, offer))),
    presets: presets.toSorted((a, b) => Number(a - b)).map(minor => ({ minor, currency })),
    // Nobody can set a limit yet; each that is set will be told here with what is left of it.
    limits: []
  }
}

async function methodAnswer(
  context: Context,
  { id, terms }: { readonly id: PaymentMethodId; readonly terms: DepositTerms }
): Promise<DepositMethod> {
  const { id: playerId, currency } = playerOf(context)
  const { provider, arrivesWithinMinutes } = PAYMENT_METHODS[id]
  const last = await lastCompleted(context.ports.db.kysely, playerId, id)
  return {
    id,
    name: catalogue(context.request.locale, 'payment')[`payment.method.${id}`],
    provider,
    fee: { minor: 0n, currency },
    arrivesWithinMinutes,
    minimum: { minor: minimumOf(currency), currency },
    maximum: { minor: terms.maximum, currency },
    account: last?.account_mask ?? null
  }
}
