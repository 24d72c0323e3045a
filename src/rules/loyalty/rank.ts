import { type Programme, type RankRule, rankAt } from '#config/engagement.ts'

const DAY_MS = 86_400_000

/** Experience that it takes to get from a level to the next. */
const nextOf = ({ levels }: Programme, level: number): number =>
  levels[Math.min(level, levels.length - 1)] ?? Number.POSITIVE_INFINITY

/** The experience at which a level begins. */
export function xpAtLevel(programme: Programme, level: number): number {
  const { levels } = programme
  const listed = levels.slice(0, level).reduce((sum, each) => sum + each, 0)
  const further = Math.max(0, level - levels.length)
  return further === 0 ? listed : listed + further * nextOf(programme, level)
}

/** The level that so much experience has reached. */
export function levelAt(programme: Programme, xp: number): number {
  const { levels } = programme
  const begun = levels.findIndex((_, level) => xp < xpAtLevel(programme, level + 1))
  if (begun >= 0) return begun
  const further = Math.floor(
    (xp - xpAtLevel(programme, levels.length)) / nextOf(programme, levels.length)
  )
  return levels.length + further
}

/**
 * The level to tell: a round that is undone takes its experience back, but never a rank that was
 * reached.
 */
export const levelAfter = (programme: Programme, before: number, xp: number): number =>
  Math.max(levelAt(programme, xp), rankAt(programme, before)?.level ?? 0)

/** Ranks that are reached on the way from one level to another. */
export const ranksBetween = (
  { ranks }: Programme,
  before: number,
  after: number
): readonly RankRule[] => ranks.filter(({ level }) => level > before && level <= after)

/** Experience within the level, and what the level takes. */
export function progressAt(programme: Programme, level: number, xp: number) {
  return {
    xp: Math.max(0, xp - xpAtLevel(programme, level)),
    nextLevelXp: nextOf(programme, level)
  }
}

/** Points that are taken when the rank is lost, rounded in the player's favour. */
export const confiscated = ({ confiscatedPercent }: Programme, points: bigint): bigint =>
  (points * BigInt(confiscatedPercent)) / 100n

/** When a rank is lost unless there is another bet. */
export const lostAt = ({ lostAfterDays }: Programme, lastBetAt: Date): Date =>
  new Date(lastBetAt.getTime() + lostAfterDays * DAY_MS)
