import { brassLantern } from './brass-lantern.ts'
import { copperFern } from './copper-fern.ts'
import { halcyonReels } from './halcyon-reels.ts'
import { kettleAndCrow } from './kettle-and-crow.ts'
import { norrskenWorks } from './norrsken-works.ts'
import { obsidianMill } from './obsidian-mill.ts'
import { pixelmoor } from './pixelmoor.ts'
import { saltmarshNine } from './saltmarsh-nine.ts'
import type { Art } from './title.ts'
import { velvetAndMirador } from './velvet-mirador.ts'

/** The composition of every picture on the shelf. */
export const arts: readonly Art[] = [
  ...halcyonReels,
  ...obsidianMill,
  ...norrskenWorks,
  ...pixelmoor,
  ...brassLantern,
  ...kettleAndCrow,
  ...saltmarshNine,
  ...copperFern,
  ...velvetAndMirador
]
