import type { BankProvider } from '#config/bank-providers.ts'

/** Banks that there are not. */
export const BANKS = [
  'Harbourlight',
  'Lindal Bank',
  'Nordvik Spar',
  'Ostara',
  'Quillbank',
  'Tersa'
] as const

export const WALLETS = ['wallet', 'account'] as const

export type WayField = 'bank' | 'phone' | 'pin' | 'user' | 'wallet'
export type WayFault = 'choice' | 'phone' | 'pin' | 'user'
export type WayFaults = Partial<Record<WayField, WayFault>>

export type ReadWay =
  | { readonly status: 'ok'; readonly way: string }
  | { readonly status: 'refused'; readonly faults: WayFaults }

type Fields = (name: WayField) => string

const oneOf = (names: readonly string[], field: WayField, given: string): ReadWay =>
  names.includes(given)
    ? { status: 'ok', way: given }
    : { status: 'refused', faults: { [field]: 'choice' } }

function readPhone(field: Fields): ReadWay {
  const isPhone = /^\+?[\d\s()/.-]{5,25}$/.test(field('phone').trim())
  const digits = field('phone').replace(/\D/g, '')
  return isPhone && digits.length >= 5
    ? { status: 'ok', way: 'phone' }
    : { status: 'refused', faults: { phone: 'phone' } }
}

/** Reads a user name and a PIN, of which nothing is kept. */
export function readLogin(field: Fields): ReadWay {
  const faults: WayFaults = {
    ...(field('user').trim() === '' && { user: 'user' }),
    ...(field('pin').trim() === '' && { pin: 'pin' })
  }
  return Object.keys(faults).length > 0
    ? { status: 'refused', faults }
    : { status: 'ok', way: 'online banking' }
}

const READERS: Readonly<Record<BankProvider, (field: Fields) => ReadWay>> = {
  FINSHARK: field => oneOf(BANKS, 'bank', field('bank')),
  KROFORT: readLogin,
  PIQ: field => oneOf(WALLETS, 'wallet', field('wallet')),
  TRUSTLY: field => oneOf(BANKS, 'bank', field('bank')),
  ZIMPLER: readPhone
}

/** Reads the first form of a provider; what was typed goes no further than this function. */
export const readWay = (provider: BankProvider, field: Fields): ReadWay => READERS[provider](field)
