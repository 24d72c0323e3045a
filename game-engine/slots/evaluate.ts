import type { Line, PayRow, PayTable } from './model.ts'
import type { Cell, Grid, Win } from './outcome.ts'
import { type ReelSymbol, wildFactor } from './symbols.ts'

export const coinsFor = (row: PayRow | undefined, count: number): number => row?.[count - 1] ?? 0

interface Run {
  readonly symbol: ReelSymbol
  readonly count: number
  readonly pay: number
  readonly factor: number
}

/** The best run from the left: the first symbol that is not wild, or the wilds before it alone. */
export function bestRun(shown: readonly ReelSymbol[], pays: PayTable): Run | null {
  let symbol: ReelSymbol | null = null
  let wilds = 0
  let wildProduct = 1
  let count = 0
  let product = 1
  for (const next of shown) {
    const factor = wildFactor(next)
    if (factor === 0 && symbol !== null && next !== symbol) break
    if (factor === 0 && symbol === null) symbol = next
    if (factor > 0) product *= factor
    count++
    if (symbol === null) {
      wilds = count
      wildProduct = product
    }
  }
  const alone = coinsFor(pays.w, wilds) * wildProduct
  const joined = symbol === null ? 0 : coinsFor(pays[symbol], count) * product
  if (alone === 0 && joined === 0) return null
  return alone >= joined || symbol === null
    ? { symbol: 'w', count: wilds, pay: alone, factor: wildProduct }
    : { symbol, count, pay: joined, factor: product }
}

/** What every line pays from the left, and from the right too where the model pays both ways. */
export function lineWins(
  grid: Grid,
  lines: readonly Line[],
  pays: PayTable,
  factor: number,
  bothWays = false
): Win[] {
  const wins: Win[] = []
  for (const [index, line] of lines.entries()) {
    const cells = line.map((row, reel): Cell => [reel, row])
    const shown = cells.map(([reel, row]) => grid[reel]?.[row] ?? 's')
    const add = (run: Run | null, path: readonly Cell[]) => {
      if (run)
        wins.push({
          symbol: run.symbol,
          cells: path.slice(0, run.count),
          pay: run.pay * factor,
          factor: run.factor * factor,
          line: index
        })
    }
    const run = bestRun(shown, pays)
    add(run, cells)
    // Five of a kind is the same win from either side and pays once.
    if (bothWays && run?.count !== shown.length)
      add(bestRun(shown.toReversed(), pays), cells.toReversed())
  }
  return wins
}

/** What every symbol pays on neighbouring reels from the left, times the ways it stands there. */
export function waysWins(grid: Grid, pays: PayTable, factor: number): Win[] {
  const wins: Win[] = []
  const [first = []] = grid
  for (const symbol of new Set(first)) {
    if (pays[symbol] === undefined) continue
    const cells: Cell[] = []
    let ways = 1
    let weight = 1
    let count = 0
    for (const [x, reel] of grid.entries()) {
      const hits = reel.flatMap((shown, y) =>
        shown === symbol || wildFactor(shown) > 0 ? [{ cell: [x, y] as const, shown }] : []
      )
      if (hits.length === 0) break
      ways *= hits.length
      weight *= hits.reduce((sum, { shown }) => sum + Math.max(1, wildFactor(shown)), 0)
      count++
      cells.push(...hits.map(hit => hit.cell))
    }
    const pay = coinsFor(pays[symbol], count) * weight * factor
    if (pay > 0) wins.push({ symbol, cells, pay, factor, ways })
  }
  return wins
}

export const wins = (
  grid: Grid,
  lines: readonly Line[] | 'ways',
  pays: PayTable,
  factor: number
): Win[] => (lines === 'ways' ? waysWins(grid, pays, factor) : lineWins(grid, lines, pays, factor))

/** Scatters pay wherever they stand. */
export function scatterWin(cells: readonly Cell[], pays: PayRow, factor: number): Win | null {
  const pay = coinsFor(pays, Math.min(cells.length, 5)) * factor
  return pay > 0 ? { symbol: 's', cells, pay, factor } : null
}
