import { ALL_TITLES } from '#config/catalogue/all-titles.ts'

const NAMES: ReadonlyMap<string, string> = new Map(ALL_TITLES.map(({ name, slug }) => [slug, name]))

/** What a game is called; one that is on no shelf any more by its slug. */
export const gameTitle = (slug: string): string => NAMES.get(slug) ?? slug
