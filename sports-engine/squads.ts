import { FAMILY_NAMES } from '#config/sports/names.ts'
import { seededDraw } from '#engine/draw.ts'

const SQUAD = 18
/** The keeper and ten in the field. */
const STARTING = 11

export interface Squad {
  /** Who starts, the keeper first. */
  readonly starting: readonly string[]
  readonly bench: readonly string[]
}

const memo = new Map<string, Squad>()

/** The squad of a club: always the same invented names for the same club. */
export function squadOf(team: string): Squad {
  const known = memo.get(team)
  if (known !== undefined) return known
  const draw = seededDraw(
    [...team].reduce((sum, sign) => Math.imul(sum, 33) ^ sign.charCodeAt(0), 5381)
  )
  const left = [...FAMILY_NAMES]
  const names = Array.from({ length: SQUAD }, () => left.splice(draw(left.length), 1)[0] ?? '')
  const squad = { starting: names.slice(0, STARTING), bench: names.slice(STARTING) }
  memo.set(team, squad)
  return squad
}

/** Who may score for a club: those in the field. */
export const fieldOf = (team: string): readonly string[] => squadOf(team).starting.slice(1)
