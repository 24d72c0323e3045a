import type { Locale } from '#config/locales.ts'
import { type Audience, type Block, blockIn, holdsFor } from './block.ts'
import { type BlockFile, readBlocks } from './block-file.ts'
import christmas from './christmas.json' with { type: 'json' }
import examples from './examples.json' with { type: 'json' }
import lobby from './lobby.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import promotionsJackpots from './promotions-jackpots.json' with { type: 'json' }
import { isOver } from './span.ts'

/** Places on pages that hold blocks, one file each. */
const CONTENT = {
  lobby,
  promotions,
  'promotions-jackpots': promotionsJackpots,
  christmas,
  /** One of each kind, for the page on which they are looked at. */
  examples
} satisfies Record<string, unknown>

export type Placement = keyof typeof CONTENT

export const PLACEMENTS = Object.keys(CONTENT) as readonly Placement[]

export const isPlacement = (name: string): name is Placement => Object.hasOwn(CONTENT, name)

const FILES = new Map<Placement, BlockFile>(
  PLACEMENTS.map(name => [name, readBlocks(`src/content/blocks/${name}.json`, CONTENT[name])])
)

/** The day on which a place was last changed. */
export const updatedAt = (placement: Placement): string | undefined => FILES.get(placement)?.updated

/** The blocks of a place for an audience, in their order, without those that are over. */
export function blocksOf(
  placement: Placement,
  locale: Locale,
  audience: Audience,
  now: Date
): readonly Block[] {
  return (FILES.get(placement)?.blocks ?? [])
    .filter(entry => holdsFor(entry.only, audience) && !isOver(entry, now))
    .map(entry => blockIn(entry, locale, audience.operator))
}
