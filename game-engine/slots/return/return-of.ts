import { coinsFor } from '../evaluate.ts'
import type {
  BookModel,
  ClassicModel,
  FlareModel,
  HoldModel,
  Line,
  Model,
  PayRow
} from '../model.ts'
import { choices } from '../play-book.ts'
import { type ReelSymbol, wildFactor } from '../symbols.ts'
import { freeGamesPerSpin } from './free-games.ts'
import { average, chance, convolve, countChances, frequencies, reelChances } from './frequency.ts'
import { lineReturn, type ReelOdds } from './line-return.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const scatterCoins = (odds: readonly number[], pays: PayRow) =>
  sum(odds.map((likely, count) => likely * coinsFor(pays, Math.min(count, 5))))

function waysCoins(model: ClassicModel, strips: readonly string[]): number {
  return sum(
    Object.entries(model.pays).map(([letter, row]) => {
      const weigh = (shown: ReelSymbol) => (shown === letter ? 1 : wildFactor(shown))
      const weights = strips.map(strip =>
        average(strip, model.rows, window => sum(window.map(weigh)))
      )
      const missing = strips.map(strip =>
        chance(strip, model.rows, window => window.every(shown => weigh(shown) === 0))
      )
      let product = 1
      return sum(
        weights.map((weight, reel) => {
          product *= weight
          return coinsFor(row, reel + 1) * product * (missing[reel + 1] ?? 1)
        })
      )
    })
  )
}

function classicReturn(model: ClassicModel): number {
  const { free, lines, pays, rows, scatterPays } = model
  const scatters = (strips: readonly string[]) =>
    convolve(strips.map(strip => countChances(strip, rows, 's')))
  const coins = (strips: readonly string[]) =>
    (lines === 'ways'
      ? waysCoins(model, strips)
      : lines.length * lineReturn(strips.map(frequencies), pays)) +
    scatterCoins(scatters(strips), scatterPays)
  const games = freeGamesPerSpin(free, scatters(model.strips), scatters(free.strips))
  return (coins(model.strips) + games * free.factor * coins(free.strips)) / model.coins
}

function bookReturn(model: BookModel): number {
  const { free, lines, pays, rows, scatterPays } = model
  const books = (strips: readonly string[]) =>
    convolve(strips.map(strip => countChances(strip, rows, 'w')))
  const coins = (strips: readonly string[]) =>
    lines.length * lineReturn(strips.map(frequencies), pays) +
    scatterCoins(books(strips), scatterPays)
  const symbols = choices(model)
  const filled = symbols.map(symbol => {
    const reels = free.strips.map(strip => chance(strip, rows, window => window.includes(symbol)))
    return sum(
      reelChances(reels).map(
        (likely, count) => likely * coinsFor(pays[symbol], count) * lines.length
      )
    )
  })
  const games = freeGamesPerSpin(free, books(model.strips), books(free.strips))
  const perGame = coins(free.strips) + sum(filled) / symbols.length
  return (coins(model.strips) + games * perGame) / model.coins
}

/** What a reel shows in a row once a wild in its window has filled it. */
function filledOdds(strip: string, rows: number, row: number): ReelOdds {
  const wild = chance(strip, rows, window => window.includes('w'))
  const odds = new Map<ReelSymbol, number>([['w', wild]])
  for (const symbol of frequencies(strip).keys()) {
    if (symbol === 'w') continue
    odds.set(
      symbol,
      chance(strip, rows, window => !window.includes('w') && window[row] === symbol)
    )
  }
  return odds
}

function flareReturn(model: FlareModel): number {
  const { lines, pays, rows, strips } = model
  const landing = strips.map(strip => chance(strip, rows, window => window.includes('w')))
  const pictures = (held: readonly number[]): number =>
    sum(
      lines.map(line => {
        const reels = bothWaysOdds(strips, rows, line, held)
        // Five of a kind pays once; every shorter run pays from its own side.
        const five = lineReturn(reels, onlyFive(pays))
        const shorter = belowFive(pays)
        return five + lineReturn(reels, shorter) + lineReturn(reels.toReversed(), shorter)
      })
    )
  const value = (held: readonly number[]): number => {
    const open = strips.flatMap((_, reel) =>
      (landing[reel] ?? 0) > 0 && !held.includes(reel) ? [reel] : []
    )
    let total = pictures(held)
    for (let pick = 1; pick < 2 ** open.length; pick++) {
      const landed = open.filter((_, index) => (pick >> index) & 1)
      const likely = open.reduce(
        (odds, reel) =>
          odds * (landed.includes(reel) ? (landing[reel] ?? 0) : 1 - (landing[reel] ?? 0)),
        1
      )
      total += likely * value([...held, ...landed].sort())
    }
    return total
  }
  return value([]) / model.coins
}

const bothWaysOdds = (
  strips: readonly string[],
  rows: number,
  line: Line,
  held: readonly number[]
) =>
  strips.map(
    (strip, reel): ReelOdds =>
      held.includes(reel) ? new Map([['w', 1]]) : filledOdds(strip, rows, line[reel] ?? 0)
  )

const reshape = (pays: Model['pays'], keep: (row: PayRow) => PayRow): Model['pays'] =>
  Object.fromEntries(Object.entries(pays).map(([symbol, row]) => [symbol, keep(row)]))

const onlyFive = (pays: Model['pays']) => reshape(pays, row => [0, 0, 0, 0, row[4]])
const belowFive = (pays: Model['pays']) => reshape(pays, row => [row[0], row[1], row[2], row[3], 0])

function holdReturn(model: HoldModel): number {
  const { hold, lines, pays, rows, strips } = model
  const places = strips.length * rows
  const worth =
    sum(hold.values.map(value => value.worth * value.weight)) /
    sum(hold.values.map(value => value.weight))
  const known = new Map<string, number>()
  const collect = (coins: number, left: number): number => {
    if (coins === places) return places * worth + hold.full
    if (left === 0) return coins * worth
    const key = `${coins},${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    const landing = reelChances(new Array<number>(places - coins).fill(1 / hold.oneIn))
    // A respin without a coin leaves one less; any coin begins them again.
    const total = sum(
      landing.map((likely, landed) =>
        landed === 0
          ? likely * collect(coins, left - 1)
          : likely * collect(coins + landed, hold.respins)
      )
    )
    known.set(key, total)
    return total
  }
  const odds = convolve(strips.map(strip => countChances(strip, rows, 'c')))
  const held = sum(
    odds.map((likely, coins) => (coins < hold.trigger ? 0 : likely * collect(coins, hold.respins)))
  )
  return (lines.length * lineReturn(strips.map(frequencies), pays) + held) / model.coins
}

/** The exact mean return of a stake, before the cap; null for a model that only play can measure. */
export function returnOf(model: Model): number | null {
  switch (model.kind) {
    case 'classic':
      return classicReturn(model)
    case 'book':
      return bookReturn(model)
    case 'flare':
      return flareReturn(model)
    case 'hold':
      return holdReturn(model)
    case 'tumble':
      return null
  }
}
