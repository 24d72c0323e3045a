import type { PaymentProvider } from '#config/payment-methods.ts'
import { tellCardMerchant } from '../card/tell.ts'
import { tellFinsharkMerchant } from '../finshark/tell.ts'
import { tellKrofortMerchant } from '../krofort/tell.ts'
import { tellPiqMerchant } from '../piq/tell.ts'
import { tellTrustlyMerchant } from '../trustly/tell.ts'
import { tellZimplerMerchant } from '../zimpler/tell.ts'
import type { Tell } from './tell.ts'

/** How each provider tells its merchant. */
export const TELLERS: Readonly<Record<PaymentProvider, Tell>> = {
  card: tellCardMerchant,
  finshark: tellFinsharkMerchant,
  krofort: tellKrofortMerchant,
  piq: tellPiqMerchant,
  trustly: tellTrustlyMerchant,
  zimpler: tellZimplerMerchant
}
