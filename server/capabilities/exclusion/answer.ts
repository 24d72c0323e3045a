import type { Context } from '../../context.ts'
import type { ProtectionErrorCode, ProtectionResult } from '../../generated/main.ts'
import { findPlayer } from '../player/index.ts'
import { protectionOf } from './protection.ts'

/** Longer than anybody needs to say why. */
const LONGEST_TEXT = 1000

export const refuse = (code: ProtectionErrorCode): ProtectionResult => ({ error: { code } })

/** How the player is protected now. */
export async function answer(context: Context, playerId: string): Promise<ProtectionResult> {
  const { ports } = context
  const player = await findPlayer(ports.db.kysely, playerId)
  if (!player) throw new Error(`There is no player ${playerId}`)
  return { ok: await protectionOf(ports, ports.db.kysely, player) }
}

/** What a player wrote; null for nothing, and undefined for too much. */
export function readText(given: string | null | undefined): string | null | undefined {
  const text = given?.trim() ?? ''
  if (text.length > LONGEST_TEXT) return undefined
  return text === '' ? null : text
}
