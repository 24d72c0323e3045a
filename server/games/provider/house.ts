import { type PlayRefusal, SLOT_REFUSALS, type SlotRefusal } from '#contract/wire/slot-play.ts'
import type { WalletRefusal } from '#contract/wire/wallet-api.ts'
import type { Ports } from '../../ports.ts'
import type { WalletClient } from './wallet-client.ts'

/** What every act of the provider works with. */
export interface House {
  readonly ports: Ports
  readonly wallet: WalletClient
}

export type Refused = { readonly error: PlayRefusal }

export const refuse = (code: SlotRefusal): Refused => ({ error: { code } })

const KNOWN: ReadonlySet<string> = new Set(SLOT_REFUSALS)

const isKnown = (code: string): code is SlotRefusal => KNOWN.has(code)

function ownCode(code: string): SlotRefusal {
  if (code === 'TOKEN_EXPIRED') return 'INVALID_TOKEN'
  return isKnown(code) ? code : 'UNKNOWN'
}

/** A refusal of the wallet in the words of the game. */
export const refusedBy = ({ code, most, limit }: WalletRefusal): Refused => ({
  error: {
    code: ownCode(code),
    ...(most !== undefined && { most }),
    ...(limit && { limit: { left: limit.left, isOfGame: limit.game !== null } })
  }
})
