import { pictures } from 'virtual:pictures'
import { BRAND } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { SHELVES } from '#config/catalogue/picks.ts'
import { tileImage } from '#config/catalogue/pictures.ts'
import { backdropImage } from '#config/catalogue/symbols.ts'

export interface Scene {
  readonly path: string
  readonly phone?: string
}

export const isDrawn = (path: string): boolean => pictures.has(`${path}.webp`)

/** The operator's own picture, or the backdrop of its first theme until that is drawn. */
export function houseScene(): Scene {
  const own = `/art/hero/${BRAND.slug}`
  return isDrawn(`${own}-1800`)
    ? { path: `${own}-1800`, phone: `${own}-m-780` }
    : { path: backdropImage(SHELVES[BRAND.slug]?.themes[0] ?? 'sea') }
}

const hasTile = ({ slug }: Title) => isDrawn(tileImage(slug, 480))

/** Games whose picture is there before those that wait for theirs, in the same order otherwise. */
export const drawnFirst = (games: readonly Title[]): readonly Title[] => [
  ...games.filter(hasTile),
  ...games.filter(game => !hasTile(game))
]
