import type { IncomingHttpHeaders } from 'node:http'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Ports } from '../../../ports.ts'

/** A deposit as a provider is asked for it. */
export interface PayIn {
  /** Ours; the same reference again is the same payment. */
  readonly reference: string
  /** What the customer pays, the fee with it, in minor units. */
  readonly amount: bigint
  readonly currency: CurrencyCode
  readonly customer: string
  readonly country: string
  readonly locale: Locale
  readonly returnUrl: string
  readonly expiresAt: Date
  /** The provider's token of an account that the player has paid from before. */
  readonly accountId: string | null
}

export type Begun =
  | { readonly status: 'begun'; readonly paymentId: string; readonly url: string }
  /** The provider has said no: there is no payment. */
  | { readonly status: 'refused' }
  /** No answer: there may be a payment, which `findPayIn` knows by the reference. */
  | { readonly status: 'unknown' }

/** What has become of a payment, in a notification or when asked. */
export interface PayInFact {
  readonly paymentId: string
  readonly reference: string
  readonly status:
    | 'authorised'
    | 'cancelled'
    | 'captured'
    | 'chargedBack'
    | 'declined'
    | 'expired'
    | 'open'
    | 'refunded'
  /** A decimal of the major unit. */
  readonly amount: string
  readonly currency: string
  /** Grows with every change at the provider, so that late facts are known. */
  readonly sequence: number
  /** When it changed there, if that is told: a long list is read on from there. */
  readonly at?: Date
  /** The account as a person may see it, and the provider's token for it. */
  readonly account: string | null
  readonly accountId: string | null
}

/** A withdrawal as a provider is asked for it. */
export interface PayOut {
  readonly reference: string
  readonly amount: bigint
  readonly currency: CurrencyCode
  readonly customer: string
  readonly accountId: string
}

/** `unknown` is asked again; `refused` is final once `findPayOut` knows of none. */
export type PayOutAnswer = 'accepted' | 'refused' | 'unknown'

export interface PayOutFact {
  readonly payoutId: string
  readonly reference: string
  readonly status: 'accepted' | 'cancelled' | 'paid' | 'refused' | 'returned'
  readonly amount: string
  readonly currency: string
  readonly sequence: number
  readonly at?: Date
}

export type Fact =
  | { readonly kind: 'payIn'; readonly fact: PayInFact }
  | { readonly kind: 'payOut'; readonly fact: PayOutFact }

export interface Message {
  readonly headers: IncomingHttpHeaders
  /** The bytes that were sent: signatures are over them. */
  readonly raw: Buffer
}

export type Heard =
  /** The signature is wrong, missing or too old. */
  | { readonly status: 'forged' }
  /** It is signed and says nothing that is known. */
  | { readonly status: 'unreadable' }
  /**
   * `id` is the provider's for this message: the same one again changes nothing. `says` is what it
   * must say again then, if that is not all its bytes.
   */
  | ({ readonly status: 'heard'; readonly id: string; readonly says?: string } & Fact)

/** What came of a message, for the provider's own way to be told so. */
export type Outcome =
  | 'applied'
  /** The same id with other words. */
  | 'differs'
  | 'repeated'
  /** Older than what is known, or nothing new. */
  | 'unchanged'
  | 'unknownReference'
  | 'wrongAmount'
  | 'wrongPayment'

export interface Reply {
  readonly status: number
  readonly type?: string
  readonly body: string
}

/** So many payments, and so many payouts, a provider lists at once. */
export const MOST_LISTED = 500

/** Everything of one provider in one list, or null when it did not answer. */
export type Listed = readonly Fact[] | null

/**
 * A payment provider, as the cashier knows it. Everything here may be asked again: a call that got
 * no answer is repeated with the same reference. Nothing here moves money in our book.
 */
export interface ProviderAdapter {
  readonly provider: PaymentProvider
  begin(ports: Ports, order: PayIn): Promise<Begun>
  /** The payment of a reference; null when there is none, undefined without an answer. */
  findPayIn(ports: Ports, reference: string): Promise<PayInFact | null | undefined>
  payOut(ports: Ports, order: PayOut): Promise<PayOutAnswer>
  /** Asks for a payout back; what came of it is told by `findPayOut` and notifications. */
  cancelPayOut(ports: Ports, reference: string): Promise<'asked' | 'unknown'>
  findPayOut(ports: Ports, reference: string): Promise<PayOutFact | null | undefined>
  /** What has changed there since a moment, the oldest first, `MOST_LISTED` of a kind at most. */
  changesSince(ports: Ports, since: Date): Promise<Listed>
  /** Answers what a provider asks before it does something; undefined for what only tells. */
  answer?(ports: Ports, message: Message): Promise<Reply | undefined>
  /** Reads a message that was posted to the provider's notification path. */
  hear(ports: Ports, message: Message): Heard | Promise<Heard>
  /** How the provider is told what came of its message; it repeats what is not acknowledged. */
  reply(ports: Ports, message: Message, outcome: Heard['status'] | Outcome): Reply
}
