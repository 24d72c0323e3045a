/** Chances that each side wins a point that it serves. */
export type Serves = readonly [number, number]

/** The chance that who serves wins the game from so many points of each, by points that are independent. */
export function gameChance(serve: number, own: number, other: number): number {
  const lost = 1 - serve
  if (own >= 3 && other >= 3) {
    const level = (serve * serve) / (serve * serve + lost * lost)
    const lead = own - other
    if (lead >= 2) return 1
    if (lead <= -2) return 0
    return lead === 0 ? level : lead > 0 ? serve + lost * level : serve * level
  }
  if (own >= 4) return 1
  if (other >= 4) return 0
  return serve * gameChance(serve, own + 1, other) + lost * gameChance(serve, own, other + 1)
}

/** Who serves a point of a tie-break: the first one once, then each two. */
export const tieBreakServer = (first: 0 | 1, played: number): 0 | 1 =>
  ((played + 1) >> 1) % 2 === 0 ? first : first === 0 ? 1 : 0

/** The chance that side 0 wins a tie-break to seven from so many points of each. */
export function tieBreakChance(serves: Serves, first: 0 | 1, own: number, other: number): number {
  const memo = new Map<number, number>()
  const both = serves[0] * (1 - serves[1])
  const none = (1 - serves[0]) * serves[1]
  const level = both / (both + none)
  const from = (one: number, two: number): number => {
    if (one >= 7 && one - two >= 2) return 1
    if (two >= 7 && two - one >= 2) return 0
    const point = tieBreakServer(first, one + two) === 0 ? serves[0] : 1 - serves[1]
    // From six all on, each pair of points has one serve of each side.
    if (one >= 6 && two >= 6) {
      if (one === two) return level
      return one > two ? point + (1 - point) * level : point * level
    }
    const key = one * 32 + two
    const known = memo.get(key)
    if (known !== undefined) return known
    const chance = point * from(one + 1, two) + (1 - point) * from(one, two + 1)
    memo.set(key, chance)
    return chance
  }
  return from(own, other)
}
