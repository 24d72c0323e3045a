import type { SlotSlug } from './models.ts'
import type { SymbolFamily } from './symbols.ts'
import { TABLE_TITLES, type TableTitle } from './table-titles.ts'
import type { TableSlug } from './tables.ts'
import { type SlotTitle, TITLES } from './titles.ts'

export type Title = SlotTitle | TableTitle

export type TitleSlug = SlotSlug | TableSlug

/** Everything on the house's shelf: the slots, then the tables. */
export const ALL_TITLES: readonly Title[] = [...TITLES, ...TABLE_TITLES]

/** Whose backdrop stands behind a game on its page. */
export const sceneOf = (title: Title): SymbolFamily =>
  'scene' in title ? title.scene : title.family
