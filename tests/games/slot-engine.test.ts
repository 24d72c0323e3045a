import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Draw, evenly, seededDraw } from '#engine/draw.ts'
import { bestRun, lineWins, waysWins } from '#engine/slots/evaluate.ts'
import { lines } from '#engine/slots/lines.ts'
import type { Model } from '#engine/slots/model.ts'
import { MODELS } from '#engine/slots/models/models.ts'
import type { Outcome, Step } from '#engine/slots/outcome.ts'
import { play } from '#engine/slots/play.ts'
import { payout, worthOf } from '#engine/slots/price.ts'
import type { ReelSymbol } from '#engine/slots/symbols.ts'

const shown = (text: string) => [...text] as ReelSymbol[]
const pays = { 1: [0, 2, 10, 40, 100], a: [0, 0, 5, 10, 20], w: [0, 3, 20, 80, 200] } as const

describe('a line', () => {
  test.each([
    ['111aa', '1', 3, 10],
    ['11111', '1', 5, 100],
    ['1w1aa', '1', 3, 10],
    ['ww1aa', '1', 3, 10],
    ['wwaaa', 'a', 5, 20],
    ['wwwaa', 'w', 3, 20],
    ['wwwwa', 'w', 4, 80],
    ['1x1aa', '1', 3, 20],
    ['1xy1a', '1', 4, 240],
    ['aasaa', null, 0, 0],
    ['a1111', null, 0, 0]
  ])('of %s pays its best run from the left', (text, symbol, count, pay) => {
    const run = bestRun(shown(text), pays)
    expect(run && { symbol: run.symbol, count: run.count, pay: run.pay }).toEqual(
      symbol === null ? null : { symbol, count, pay }
    )
  })

  test('pays from both sides where the model says so, five of a kind once', () => {
    const grid = [...'a1111'].map(symbol => [symbol as ReelSymbol])
    const line = [[0, 0, 0, 0, 0]]
    expect(lineWins(grid, line, pays, 1)).toEqual([])
    expect(lineWins(grid, line, pays, 1, true)).toMatchObject([
      {
        pay: 40,
        cells: [
          [4, 0],
          [3, 0],
          [2, 0],
          [1, 0]
        ]
      }
    ])
    const five = [...'11111'].map(symbol => [symbol as ReelSymbol])
    expect(lineWins(five, line, pays, 1, true)).toHaveLength(1)
  })

  test('crosses each reel once and no two lines are the same', () => {
    const shapes = lines(25)
    expect(new Set(shapes.map(String)).size).toBe(25)
    expect(shapes.every(line => line.length === 5 && line.every(row => row >= 0 && row < 3))).toBe(
      true
    )
  })
})

describe('ways', () => {
  test('multiply by how often a symbol stands on each reel, wilds with their number', () => {
    const grid = [shown('11a'), shown('1wx'), shown('aa1'), shown('jqk'), shown('111')]
    const [win] = waysWins(grid, pays, 1)
    expect(win).toMatchObject({ symbol: '1', ways: 6, pay: 10 * 2 * 4 * 1 })
  })
})

const models = Object.values(MODELS) as Model[]
const aRound = fc.record({ model: fc.constantFrom(...models), seed: fc.integer() })
const stakeOf = (model: Model) => BigInt(model.coins) * 3n

describe('every round of every model', { timeout: 60_000 }, () => {
  test('is repeated by the same draws', () => {
    fc.assert(
      fc.property(aRound, ({ model, seed }) => {
        expect(play(model, seededDraw(seed))).toEqual(play(model, seededDraw(seed)))
      }),
      { numRuns: 200 }
    )
  })

  test('pays what its pictures say, whole units, never below zero nor above the cap', () => {
    fc.assert(
      fc.property(aRound, ({ model, seed }) => {
        const outcome = play(model, seededDraw(seed))
        const stake = stakeOf(model)
        const sum = outcome.steps
          .flatMap(step => step.wins)
          .reduce((total, win) => total + worthOf(win.pay, stake, model), 0n)
        const paid = payout(outcome, stake, model)
        expect(paid).toBe(sum > stake * BigInt(model.cap) ? stake * BigInt(model.cap) : sum)
        expect(outcome.steps.every(step => step.wins.every(win => win.pay > 0))).toBe(true)
      }),
      { numRuns: 300 }
    )
  })

  test('marks only cells that its reels have', () => {
    fc.assert(
      fc.property(aRound, ({ model, seed }) => {
        for (const { grid, wins } of play(model, seededDraw(seed)).steps)
          for (const [reel, row] of wins.flatMap(win => win.cells))
            expect(grid[reel]?.[row]).toBeDefined()
      }),
      { numRuns: 300 }
    )
  })

  test('comes to an end within the free games that its rules allow', () => {
    const most = (model: Model) => ('free' in model ? model.free.most : 0)
    fc.assert(
      fc.property(aRound, ({ model, seed }) => {
        const played = play(model, seededDraw(seed)).steps.map(step => step.free?.played ?? 0)
        expect(Math.max(...played)).toBeLessThanOrEqual(most(model))
      }),
      { numRuns: 300 }
    )
  })
})

/** The first round of a seed's endless play that has what is looked for. */
function find(model: Model, has: (outcome: Outcome) => boolean): readonly Step[] {
  const draw = seededDraw(11)
  for (let round = 0; round < 200_000; round++) {
    const outcome = play(model, draw)
    if (has(outcome)) return outcome.steps
  }
  throw new Error(`${model.name} never shows it`)
}

describe('features', { timeout: 60_000 }, () => {
  test('what won falls away, the rest keeps its order and drops', () => {
    const [first, second] = find(MODELS.tumble, ({ steps }) => steps.length > 2)
    const gone = new Set(first!.wins.flatMap(win => win.cells).map(String))
    for (const [x, reel] of first!.grid.entries()) {
      const stays = reel.filter((_, y) => !gone.has(String([x, y])))
      expect(second!.grid[x]!.slice(reel.length - stays.length)).toEqual(stays)
    }
    expect(second!.factor).toBe(2)
  })

  test('a wild fills its reel, is held, and the others spin again', () => {
    const steps = find(MODELS.flare, outcome => outcome.steps.length === 3)
    for (const step of steps.slice(1))
      for (const reel of steps[steps.indexOf(step) - 1]!.filled!)
        expect(step.grid[reel]).toEqual(['w', 'w', 'w'])
    expect(steps.at(-1)!.filled).toEqual(steps.at(-2)!.filled)
  })

  test('six coins hold, and the respins begin again with each coin', () => {
    const steps = find(MODELS.hoard, outcome => outcome.steps.length > 4)
    expect(steps[0]!.held!.length).toBeGreaterThanOrEqual(6)
    for (const [index, step] of steps.slice(1, -1).entries()) {
      const before = steps[index]!
      const isMore = step.held!.length > before.held!.length
      expect(step.respinsLeft).toBe(isMore ? 3 : (before.respinsLeft ?? 3) - 1)
    }
  })

  test('the chosen symbol of the book fills its reels and pays on every line', () => {
    const steps = find(MODELS.codex, outcome => outcome.steps.some(step => step.kind === 'fill'))
    const fill = steps.find(step => step.kind === 'fill')!
    for (const reel of fill.filled!)
      expect(new Set(fill.grid[reel])).toEqual(new Set([fill.chosen]))
    expect(fill.wins[0]!.pay).toBe(MODELS.codex.pays[fill.chosen!]![fill.filled!.length - 1]! * 10)
  })

  test('three scatters give free games, whose wins count twice', () => {
    const steps = find(MODELS.drift, outcome =>
      outcome.steps.some(step => step.kind === 'free' && step.wins.length > 0)
    )
    expect(steps[0]!.scatters!.length).toBeGreaterThanOrEqual(3)
    const won = steps.find(step => step.kind === 'free' && step.wins.length > 0)!
    expect(won.factor).toBe(2)
  })

  test('reels change their height between two and six rows', () => {
    const draw = seededDraw(5)
    const heights = new Set<number>()
    for (let round = 0; round < 300; round++)
      for (const reel of play(MODELS.rapids, draw).steps[0]!.grid) heights.add(reel.length)
    expect([...heights].sort()).toEqual([2, 3, 4, 5, 6])
  })
})

describe('a payout', () => {
  const outcome = (...wins: number[]): Outcome => ({
    steps: [
      {
        kind: 'spin',
        grid: [],
        wins: wins.map(pay => ({ symbol: 'a', cells: [], pay, factor: 1 }))
      }
    ],
    pay: wins.reduce((sum, pay) => sum + pay, 0)
  })

  test('is rounded down once for each win', () => {
    expect(payout(outcome(1, 1, 1), 10n, { coins: 3, cap: 100 })).toBe(9n)
  })

  test('ends at the cap', () => {
    expect(payout(outcome(900), 10n, { coins: 1, cap: 50 })).toBe(500n)
  })
})

describe('draws', () => {
  test('throw away what would favour small numbers', () => {
    const given = [2 ** 32 - 1, 5]
    const draw: Draw = evenly(() => given.shift() ?? 0)
    expect(draw(3)).toBe(2)
    expect(given).toEqual([])
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuse a range of %s', below => {
    expect(() => evenly(() => 0)(below)).toThrow(RangeError)
  })
})
