import type { BankProvider } from '#config/bank-providers.ts'
import type { PaymentProvider } from '#config/payment-methods.ts'
import type { DeskPayment } from '../desk/tables.ts'

interface Banking {
  /** What the same provider is called where it vouches for people. */
  readonly bank: BankProvider
  /** Whether its page stands in a frame of the lobby; else it leads back there. */
  readonly isFramed: boolean
  /** Whether the customer logs in on a page of its own, once the bank is chosen. */
  readonly logsIn?: boolean
}

/** Providers that pay from a bank account, by pages that are alike but for their first one. */
export const BANKING = {
  zimpler: { bank: 'ZIMPLER', isFramed: true },
  finshark: { bank: 'FINSHARK', isFramed: false },
  krofort: { bank: 'KROFORT', isFramed: false },
  trustly: { bank: 'TRUSTLY', isFramed: true, logsIn: true },
  piq: { bank: 'PIQ', isFramed: true }
} as const satisfies Partial<Record<PaymentProvider, Banking>>

export type BankingProvider = keyof typeof BANKING

export const bankingOf = (provider: BankingProvider): Banking => BANKING[provider]

/** Below the provider's origin, as are the paths of all steps. */
export const payPath = ({ id }: Pick<DeskPayment, 'id'>) => `/pay/${id}`
