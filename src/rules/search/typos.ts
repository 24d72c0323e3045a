/** How many slips a term of a length may hold: none in two letters, two from six on. */
export const slipsOf = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const
const LONGEST = 60

/**
 * The fewest slips (a letter missing, too many, wrong, or two swapped) that lead from a term to the
 * beginning of a word; undefined where it takes more than `most`. Half a slip is added where the
 * word goes on, so that a whole word is nearer than one whose beginning alone is like the term.
 */
export function slipsBetween(term: string, word: string, most: number): number | undefined {
  const length = Math.min(term.length, LONGEST)
  const width = Math.min(word.length, length + most)
  if (width < length - most || most < 1) return undefined
  // A short term says too little to be wrong at its beginning as well.
  if (length < 4 && term[0] !== word[0]) return undefined
  let [before, above, row] = [rows[0], rows[1], rows[2]]
  for (let column = 0; column <= width; column++) above[column] = column
  for (let line = 1; line <= length; line++) {
    row[0] = line
    let least = line
    for (let column = 1; column <= width; column++) {
      const isSame = term[line - 1] === word[column - 1]
      let slips = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      slips = Math.min(slips, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1)
      const isSwapped = term[line - 1] === word[column - 2] && term[line - 2] === word[column - 1]
      if (isSwapped && line > 1 && column > 1)
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      row[column] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return undefined
    ;[before, above, row] = [above, row, before]
  }
  const whole = word.length <= length + most ? (above[word.length] ?? most + 1) : most + 1
  let begun = most + 1
  for (let column = Math.max(1, length - most); column <= width; column++)
    begun = Math.min(begun, above[column] ?? begun)
  const slips = Math.min(whole, begun + 0.5)
  return slips < most + 1 ? slips : undefined
}
