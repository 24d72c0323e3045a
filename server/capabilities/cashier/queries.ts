import type { Locale } from '#config/locales.ts'
import { hasFeature, OPERATORS, type OperatorName } from '#config/operators.ts'
import {
  methodOf,
  type PaymentMethodId,
  type PaymentTerms,
  termsOf
} from '#config/payment-methods.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { OfferFigures } from '#rules/bonus/offer-sentences.ts'
import { type Context, playerOf, signedIn } from '../../context.ts'
import type {
  Deposit,
  DepositMethod,
  DepositOffer,
  QueryResolvers,
  ViewerResolvers
} from '../../generated/main.ts'
import { limitsLeft } from '../limits/index.ts'
import { depositBlock, isOpenTo } from './gate.ts'
import { offerTexts } from './offer-terms.ts'
import { offersFor } from './offers.ts'
import { findDeposit, lastCompleted } from './store.ts'
import type { StoredDeposit } from './tables.ts'
import { minimumOf } from './terms.ts'

export const deposit: NonNullable<QueryResolvers['deposit']> = async (_root, { id }, context) => {
  const { playerId } = signedIn(context)
  const found = await findDeposit(context.ports.db.kysely, id, playerId)
  return found ? depositAnswer(found, context) : null
}

/** A deposit as its player is told it. */
export const depositAnswer = (stored: StoredDeposit, { request }: Context): Deposit => ({
  id: stored.id,
  amount: { minor: stored.amount, currency: stored.currency },
  currency: stored.currency,
  fee: { minor: stored.fee, currency: stored.currency },
  method: stored.method,
  methodName: catalogue(request.locale, 'payment')[`payment.method.${stored.method}`],
  account: stored.account_mask,
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
  return { provider: last.provider, payload: payloadOf(last) }
}

/** Cards name the account for the next deposit, banks the account that paid. */
function payloadOf({ account_id, account_mask, method }: StoredDeposit) {
  const { kind, txName } = methodOf(method)
  if (kind === 'Card') return account_id === null ? null : { txName, accountId: account_id }
  return { attributes: { paymentMethod: method }, debtor: { account: account_mask } }
}

export const depositOptions: NonNullable<ViewerResolvers['depositOptions']> = async (
  _viewer,
  _input,
  context
) => {
  const player = playerOf(context)
  const { currency } = player
  const { ports } = context
  const db = ports.db.kysely
  const now = ports.clock.now()
  const { country, operator } = context.jurisdiction
  const offered = OPERATORS[operator].providers.payment.flatMap(id => {
    const terms = isOpenTo(player, id, now) && termsOf(id, country, currency)
    return terms ? [{ id, terms }] : []
  })
  const presets = offered
    .flatMap(({ terms }) => terms.presets)
    .filter((preset, place, all) => preset >= minimumOf(currency) && all.indexOf(preset) === place)
  const limits = await limitsLeft(db, player, now)
  const offers = await offersFor(ports, db, player)
  return {
    currency,
    block: depositBlock(ports.config, player, now),
    methods: await Promise.all(offered.map(offer => methodAnswer(context, offer))),
    presets: presets.toSorted((a, b) => Number(a - b)).map(minor => ({ minor, currency })),
    limits: limits.map(({ limit, left, ...period }) => ({
      ...period,
      limit: { minor: limit, currency },
      left: { minor: left, currency }
    })),
    offers: offers.map(terms => offerAnswer(terms, context.request.locale))
  }
}

const offerAnswer = (terms: OfferFigures, locale: Locale): DepositOffer => ({
  id: terms.id,
  ...offerTexts(terms, locale),
  minimum: { minor: terms.minimum, currency: terms.currency },
  shareBasisPoints: terms.shareBasisPoints,
  most: { minor: terms.most, currency: terms.currency }
})

async function methodAnswer(
  context: Context,
  { id, terms }: { readonly id: PaymentMethodId; readonly terms: PaymentTerms }
): Promise<DepositMethod> {
  const { id: playerId, currency } = playerOf(context)
  const { provider, kind, way, feeBasisPoints, arrivesWithinMinutes } = methodOf(id)
  const last = await lastCompleted(context.ports.db.kysely, playerId, id)
  const { operator } = context.jurisdiction
  return {
    id,
    name: catalogue(context.request.locale, 'payment')[`payment.method.${id}`],
    provider,
    kind,
    way,
    feeBasisPoints,
    arrivesWithinMinutes,
    minimum: { minor: minimumOf(currency), currency },
    maximum: { minor: terms.maximum, currency },
    account: last?.account_mask ?? null,
    accountId: usesAgain(id, operator) ? (last?.account_id ?? null) : null
  }
}

/** Cards know their last account again; Krofort only where the operator has switched that on. */
const usesAgain = (id: PaymentMethodId, operator: OperatorName): boolean =>
  id === 'card' ||
  (id === 'krofort' && hasFeature(operator, 'EnableKrofortQuickDepositWithLastUsedAccount'))
