import type { PaymentProvider } from '#config/payment-methods.ts'
import { tellCardMerchant } from '../card/tell.ts'
import type { Tell } from './tell.ts'

/** How each provider tells its merchant. */
export const TELLERS: Readonly<Record<PaymentProvider, Tell>> = {
  card: tellCardMerchant,
  finshark: tellCardMerchant,
  krofort: tellCardMerchant,
  piq: tellCardMerchant,
  trustly: tellCardMerchant,
  zimpler: tellCardMerchant
}
