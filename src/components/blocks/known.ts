import type { Block } from '../../content/blocks/block.ts'
import { BLOCK_KINDS, type BlockKind } from '../../content/blocks/block-file.ts'

export type KnownBlock = Block & { readonly kind: BlockKind }

const isKnown = (block: Block): block is KnownBlock => BLOCK_KINDS.some(kind => kind === block.kind)

/** The blocks that there is a renderer for; any other draws nothing, and the build says so. */
export function knownBlocks(
  blocks: readonly Block[],
  warn: (line: string) => void = console.warn
): readonly KnownBlock[] {
  for (const { id, kind } of blocks.filter(block => !isKnown(block)))
    warn(`Block ${id}: the kind ${kind} is unknown, so nothing is drawn`)
  return blocks.filter(isKnown)
}
