/** Banks and payment services whose word for a person the house takes, by their name on the wire. */
export const BANK_PROVIDERS = {
  FINSHARK: { slug: 'finshark', title: 'Finshark' },
  KROFORT: { slug: 'krofort', title: 'Krofort' },
  PIQ: { slug: 'piq', title: 'PIQ' },
  TRUSTLY: { slug: 'trustly', title: 'Trustly' },
  ZIMPLER: { slug: 'zimpler', title: 'Zimpler' }
} as const

export type BankProvider = keyof typeof BANK_PROVIDERS

export const BANK_PROVIDER_NAMES = Object.keys(BANK_PROVIDERS) as readonly BankProvider[]

export const isBankProvider = (value: unknown): value is BankProvider =>
  typeof value === 'string' && Object.hasOwn(BANK_PROVIDERS, value)
