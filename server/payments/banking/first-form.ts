import { BANKS, readLogin, readWay, WALLETS, type WayFaults } from '../../banks/ways.ts'
import type { BankingProvider } from './providers.ts'
import { bankingOf } from './providers.ts'

export type ReadBank =
  | { readonly status: 'ok'; readonly bank: string }
  | { readonly status: 'refused'; readonly faults: WayFaults }

/** The bank of this name at the provider, or the kind of account that its wallet pays from. */
export const bankNamed = (provider: BankingProvider, name: string | undefined) =>
  (provider === 'piq' ? WALLETS : BANKS).find(each => each === name)

/** Reads the first form: of all that was typed only the bank's name goes further. */
export function readBank(provider: BankingProvider, field: (name: string) => string): ReadBank {
  const { bank: form, logsIn } = bankingOf(provider)
  const way = logsIn ? readLogin(field) : readWay(form, field)
  const name = provider === 'piq' ? 'wallet' : 'bank'
  const bank = bankNamed(provider, field(name))
  const faults: WayFaults = {
    ...(way.status === 'refused' && way.faults),
    ...(bank === undefined && { [name]: 'choice' })
  }
  return bank === undefined || way.status === 'refused'
    ? { status: 'refused', faults }
    : { status: 'ok', bank }
}
