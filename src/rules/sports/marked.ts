import { competitionOf } from '#config/sports/competitions.ts'

/** How many marks a page asks for at once: the newest of them. */
export const MOST_ASKED = 60

/** Whether an event is among favourites: itself, its competition, or what that is a part of. */
export function isMarked(
  marks: ReadonlySet<string>,
  { id, competition }: { readonly id: string; readonly competition: string }
): boolean {
  return [id, competition, competitionOf(competition)?.parent ?? id].some(name => marks.has(name))
}
