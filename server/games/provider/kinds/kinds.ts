import { isSlot } from '#config/catalogue/models.ts'
import { isTable, TABLES } from '#config/catalogue/tables.ts'
import { blackjack } from './blackjack.ts'
import type { Kind } from './kind.ts'
import { roulette } from './roulette.ts'
import { slot } from './slot.ts'
import { videoPoker } from './video-poker.ts'

const TABLE_KINDS = { roulette, blackjack, videoPoker } as const

/** The kind of a game that is played round by round; undefined for one that is not. */
export function kindOf(game: string): Kind | undefined {
  if (isSlot(game)) return slot
  if (!isTable(game)) return undefined
  const { kind } = TABLES[game]
  return kind === 'wheel' ? undefined : TABLE_KINDS[kind]
}
