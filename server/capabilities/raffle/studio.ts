import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { SHELF } from '#config/catalogue/games.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { turnOfWeek } from '#rules/studio-week.ts'

/** The studios that take turns: the pages that show the studio of the week know the same ones. */
const TAKING_TURNS = STUDIOS.filter(({ slug }) => SHELF.some(({ studio }) => studio.slug === slug))

const STUDIO_OF = new Map<string, string>(ALL_TITLES.map(({ slug, studio }) => [slug, studio]))

/** The studio that made a game; undefined for a game that is not the house's. */
export const studioOf = (game: string): string | undefined => STUDIO_OF.get(game)

/** The studio whose week a moment is in. */
export function studioAt(moment: Date): string {
  const studio = TAKING_TURNS[turnOfWeek(TAKING_TURNS.length, moment)]
  if (!studio) throw new Error('No studio has brought a game')
  return studio.slug
}
