import { programmeOf } from '#config/engagement.ts'
import { environment } from '../environment/index.ts'

/** Which of the programme's ranks a level has, counted from the lowest; undefined without a programme. */
export function ownRank(level: number): number | undefined {
  const ranks = programmeOf(environment().operator)?.ranks ?? []
  const index = ranks.findLastIndex(rank => rank.level <= level)
  return index < 0 ? undefined : index
}
