import type { Draw } from '../draw.ts'
import type { Cell, Grid } from './outcome.ts'
import { isSymbol, type ReelSymbol } from './symbols.ts'

const read = new Map<string, readonly ReelSymbol[]>()

/** A strip's letters as symbols, read once. */
export function symbolsOf(strip: string): readonly ReelSymbol[] {
  const known = read.get(strip)
  if (known) return known
  const symbols = [...strip].map(letter => {
    if (!isSymbol(letter)) throw new RangeError(`No symbol ${letter} in strip ${strip}`)
    return letter
  })
  read.set(strip, symbols)
  return symbols
}

/** The symbol at a place of a strip, which is a ring. */
export function at(strip: readonly ReelSymbol[], place: number): ReelSymbol {
  const symbol = strip[((place % strip.length) + strip.length) % strip.length]
  if (symbol === undefined) throw new RangeError('A strip is never empty')
  return symbol
}

export const windowAt = (strip: readonly ReelSymbol[], stop: number, rows: number): ReelSymbol[] =>
  Array.from({ length: rows }, (_, row) => at(strip, stop + row))

/** Spins every reel to an even stop of its own. */
export const spin = (strips: readonly string[], rows: number, draw: Draw): ReelSymbol[][] =>
  strips.map(text => {
    const strip = symbolsOf(text)
    return windowAt(strip, draw(strip.length), rows)
  })

export const cellsWith = (grid: Grid, symbol: ReelSymbol): Cell[] =>
  grid.flatMap((reel, x) => reel.flatMap((shown, y) => (shown === symbol ? [[x, y] as const] : [])))
