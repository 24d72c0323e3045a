import { BANK_PROVIDER_NAMES, BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import type { BankProviderLogin } from './tables.ts'

export type WithSlug = { Params: { slug: string } }
export type WithLogin = { Params: { slug: string; id: string } }

export const FILES = '/banks/files'

export const loginPath = (slug: string, id: string): string => `/banks/${slug}/login/${id}`

export const pathOf = ({ provider, id }: BankProviderLogin): string =>
  loginPath(BANK_PROVIDERS[provider].slug, id)

export const providerOf = (slug: string): BankProvider | undefined =>
  BANK_PROVIDER_NAMES.find(name => BANK_PROVIDERS[name].slug === slug)

/** Why a browser comes back without a code; said for whoever looks for the cause, not for players. */
const DESCRIPTIONS = {
  access_denied: 'The person has cancelled.',
  server_error: 'The provider could not finish the login.',
  timeout: 'The time for the login is over.'
} as const

export type LoginError = keyof typeof DESCRIPTIONS

const leadBack = (
  { return_url, state }: BankProviderLogin,
  answer: Readonly<Record<string, string>>
): string => {
  const url = new URL(return_url)
  for (const [name, value] of Object.entries({ state, ...answer }))
    url.searchParams.set(name, value)
  return url.href
}

export const backWithCode = (login: BankProviderLogin, code: string): string =>
  leadBack(login, { code })

export const backWithError = (login: BankProviderLogin, error: LoginError): string =>
  leadBack(login, { error, error_description: DESCRIPTIONS[error] })
