import { isSlot } from '#config/catalogue/models.ts'
import { isTable, TABLES } from '#config/catalogue/tables.ts'
import { blackjack } from './blackjack.ts'
import type { Kind } from './kind.ts'
import { roulette } from './roulette.ts'
import { slot } from './slot.ts'
import { videoPoker } from './video-poker.ts'
import { wheel } from './wheel.ts'

const TABLE_KINDS = { roulette, blackjack, videoPoker, wheel } as const

/** The kind of a game; undefined for one that is not of this provider. */
export function kindOf(game: string): Kind | undefined {
  if (isSlot(game)) return slot
  return isTable(game) ? TABLE_KINDS[TABLES[game].kind] : undefined
}
