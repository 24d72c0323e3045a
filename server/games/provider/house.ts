import type { Ports } from '../../ports.ts'
import type { Draw } from '../engine/draw.ts'
import type { WalletClient } from './wallet-client.ts'

/** What every act of the provider works with. */
export interface House {
  readonly ports: Ports
  readonly wallet: WalletClient
  readonly draw: Draw
}

export const REFUSALS = [
  'GAME_NOT_FOUND',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_PLAY_MONEY',
  'INVALID_REQUEST',
  'INVALID_STAKE',
  'INVALID_TOKEN',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'ROUND_IN_PROGRESS',
  'ROUND_NOT_FOUND',
  'ROUND_TOO_SOON',
  'SESSION_ENDED',
  'UNKNOWN',
  'WALLET_UNREACHABLE'
] as const

export type Refusal = (typeof REFUSALS)[number]
export type Refused = { readonly error: { readonly code: Refusal } }

export const refuse = (code: Refusal): Refused => ({ error: { code } })

const KNOWN: ReadonlySet<string> = new Set(REFUSALS)

/** A refusal of the wallet in the words of the game. */
export function refusalOf(code: string): Refusal {
  if (code === 'TOKEN_EXPIRED') return 'INVALID_TOKEN'
  const isKnown = (text: string): text is Refusal => KNOWN.has(text)
  return isKnown(code) ? code : 'UNKNOWN'
}
