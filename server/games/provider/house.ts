import { SLOT_REFUSALS, type SlotRefusal } from '#contract/wire/slot-play.ts'
import type { Ports } from '../../ports.ts'
import type { WalletClient } from './wallet-client.ts'

/** What every act of the provider works with. */
export interface House {
  readonly ports: Ports
  readonly wallet: WalletClient
}

export type Refused = { readonly error: { readonly code: SlotRefusal } }

export const refuse = (code: SlotRefusal): Refused => ({ error: { code } })

const KNOWN: ReadonlySet<string> = new Set(SLOT_REFUSALS)

/** A refusal of the wallet in the words of the game. */
export function refusalOf(code: string): SlotRefusal {
  if (code === 'TOKEN_EXPIRED') return 'INVALID_TOKEN'
  const isKnown = (text: string): text is SlotRefusal => KNOWN.has(text)
  return isKnown(code) ? code : 'UNKNOWN'
}
