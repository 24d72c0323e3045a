/** How a stake ends: of its two halves so many are void, and the rest wins or loses. */
export interface End {
  readonly result: 0 | 1
  readonly void: 0 | 1 | 2
}

/** Quarters of a line's text: `-0.25` is -1, `2.5` is 10. */
export const quartersOf = (line: string): number => Number(line) * 4

/**
 * How a stake ends that is ahead by so many quarters once its line is counted. A line between two
 * others is half on each, so one quarter ahead is half won and half void.
 */
export function endAhead(quarters: number): End {
  if (quarters === 0) return { result: 0, void: 2 }
  return { result: quarters > 0 ? 1 : 0, void: Math.abs(quarters) === 1 ? 1 : 0 }
}

/** The lines, in quarters, that a stake is on: one, or the two beside a line that lies between. */
export const linesBeside = (quarters: number): readonly number[] =>
  quarters % 2 === 0 ? [quarters] : [quarters - 1, quarters + 1]

export interface Way extends End {
  /**
   * What counts for the stake, from and to which it ends so: the lead of its side, goals for over, and
   * goals below zero for under. Null is without end.
   */
  readonly from: number | null
  readonly to: number | null
}

/**
 * Every way in which a stake may end that is given so many quarters, the best first: for -0.25 to win
 * by one or more, to draw, and to lose.
 */
export function waysOf(quarters: number): Way[] {
  const even = 0 - Math.round(quarters / 4)
  const ends = [even + 1, even, even - 1].map(ahead => ({
    ahead,
    ...endAhead(4 * ahead + quarters)
  }))
  const ways: Way[] = []
  for (const { ahead, ...end } of ends) {
    const last = ways.at(-1)
    if (last !== undefined && last.result === end.result && last.void === end.void)
      ways[ways.length - 1] = { ...last, from: ahead }
    else ways.push({ ...end, from: ahead, to: ahead })
  }
  return ways.map((way, index) => ({
    ...way,
    from: index === ways.length - 1 ? null : way.from,
    to: index === 0 ? null : way.to
  }))
}
