import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { LOCALE_CODES, type Locale } from '#config/locales.ts'
import { href, type RouteName } from '#config/routes.ts'
import type { Config } from '../../config.ts'
import { siteOrigins } from '../realm.ts'

export interface ReturnUrl {
  readonly href: string
  /** Of the page that the browser comes back to, and so of the bank's pages. */
  readonly locale: Locale
}

const LONGEST = 2048

const HANDLERS = {
  FINSHARK: 'finsharkHandler',
  KROFORT: 'krofortHandler',
  PIQ: 'piqHandler',
  TRUSTLY: 'trustlyHandler',
  ZIMPLER: 'zimplerHandler'
} as const satisfies Record<BankProvider, RouteName>

/** What the bank adds itself; a page that sends it along would answer in the bank's place. */
const ANSWERS = ['state', 'code', 'error', 'error_description'] as const

/**
 * The address that a bank may lead back to: the very provider's handler on one of the site's own
 * origins, with whatever query; undefined for every other one. Its text is parsed, never compared.
 */
export function readReturnUrl(
  config: Config,
  provider: BankProvider,
  given: string
): ReturnUrl | undefined {
  const url = given.length <= LONGEST ? URL.parse(given) : null
  if (!url || !siteOrigins(config).includes(url.origin)) return undefined
  if (url.username !== '' || url.password !== '' || url.protocol === 'blob:') return undefined
  const locale = LOCALE_CODES.find(code => pathsOf(provider, code).includes(url.pathname))
  if (!locale) return undefined
  url.hash = ''
  for (const name of ANSWERS) url.searchParams.delete(name)
  return { href: url.href, locale }
}

const pathsOf = (provider: BankProvider, locale: Locale) => [
  href(locale, HANDLERS[provider]),
  `/${locale}/${BANK_PROVIDERS[provider].slug}-handler/`
]
