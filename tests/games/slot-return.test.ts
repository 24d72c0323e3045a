import { describe, expect, test } from 'vitest'

import { MODEL_OF, SLOT_MODELS, type SlotModelName, stakesOf } from '#config/catalogue/models.ts'
import { TITLES } from '#config/catalogue/titles.ts'
import { CURRENCY_CODES } from '#config/currencies.ts'
import { seededDraw } from '#engine/draw.ts'
import type { Model } from '#engine/slots/model.ts'
import { MODELS } from '#engine/slots/models/models.ts'
import { play } from '#engine/slots/play.ts'
import { symbolsOf, windowAt } from '#engine/slots/reels.ts'
import { returnOf } from '#engine/slots/return/return-of.ts'
import { simulate } from '#engine/slots/return/simulate.ts'

const names = Object.keys(SLOT_MODELS) as SlotModelName[]
const told = (name: SlotModelName) => Number(SLOT_MODELS[name].rtp) / 100

describe('the return that is told', { timeout: 60_000 }, () => {
  test.each(names.filter(name => returnOf(MODELS[name]) !== null))(
    'of %s is its exact return, rounded to two digits of a percent',
    name => {
      expect(Math.abs(returnOf(MODELS[name])! - told(name))).toBeLessThanOrEqual(0.00005 + 1e-9)
    }
  )

  test.each(names)('of %s stands in play, within four standard errors', name => {
    const { mean, error, cut } = simulate(MODELS[name], 40_000, 2026)
    expect(Math.abs(mean - told(name))).toBeLessThan(4 * error)
    expect(cut).toBe(0)
  })

  test.each(names)('of %s is at least what a licence asks for and below the stake', name => {
    expect(told(name)).toBeGreaterThan(0.85)
    expect(told(name)).toBeLessThan(1)
  })

  test('counts every combination of a small machine as counting by hand does', () => {
    // Two symbols on three of five reels: a full cycle of 32 stops can be walked one by one.
    const model: Model = {
      kind: 'classic',
      name: 'tiny',
      coins: 1,
      rows: 1,
      lines: [[0, 0, 0, 0, 0]],
      strips: ['1a', '1w', '1a', '1a', 'a1'],
      pays: { 1: [0, 0, 3, 7, 20], a: [0, 0, 1, 2, 5] },
      scatterPays: [0, 0, 0, 0, 0],
      free: {
        strips: ['a', 'a', 'a', 'a', 'a'],
        awarded: { 3: 1, 4: 1, 5: 1 },
        factor: 1,
        most: 1
      },
      cap: 100
    }
    const strips = model.strips.map(symbolsOf)
    let paid = 0
    for (let stop = 0; stop < 32; stop++) {
      const stops = strips.map((_, reel) => (stop >> reel) & 1)
      let reel = 0
      const drawn = play(model, () => stops[reel++] ?? 0)
      expect(drawn.steps[0]!.grid).toEqual(
        strips.map((strip, index) => windowAt(strip, stops[index]!, 1))
      )
      paid += drawn.pay
    }
    expect(returnOf(model)).toBeCloseTo(paid / 32, 12)
  })
})

describe('the catalogue of mathematics', () => {
  test.each(names)('%s tells what its reels are', name => {
    const model: Model = MODELS[name]
    const { coins, lines, ways, maxWin, reels, rows } = SLOT_MODELS[name]
    const most = typeof model.rows === 'number' ? model.rows : model.rows.most
    expect({ coins, maxWin, reels, rows }).toEqual({
      coins: model.coins,
      maxWin: model.cap,
      reels: model.strips.length,
      rows: most
    })
    expect(lines).toBe(model.lines === 'ways' ? null : model.lines.length)
    expect(ways).toBe(model.lines === 'ways' ? most ** model.strips.length : null)
  })

  test('every title has a model, and no other has', () => {
    expect(Object.keys(MODEL_OF).toSorted()).toEqual(TITLES.map(({ slug }) => slug).toSorted())
  })

  test('every stake is a whole number of coins, so that no win loses a part of a unit', () => {
    for (const { slug } of TITLES)
      for (const currency of CURRENCY_CODES)
        for (const stake of stakesOf(slug, currency))
          expect(stake % BigInt(SLOT_MODELS[MODEL_OF[slug]].coins)).toBe(0n)
  })
})

describe('chance', () => {
  test('draws every number of a range equally often', () => {
    const draw = seededDraw(7)
    const counts = new Array<number>(7).fill(0)
    for (let time = 0; time < 70_000; time++) counts[draw(7)]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // Six degrees of freedom: above 22.5 once in a thousand.
    expect(chiSquare).toBeLessThan(22.5)
  })
})
