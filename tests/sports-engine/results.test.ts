import { describe, expect, test } from 'vitest'

import { raceResults } from '#sports/race/play.ts'

import { FIXTURES, fixtureOfSport, lateOf, playsOf } from './worlds.ts'

interface Final {
  readonly points: readonly number[]
  readonly periods: readonly (readonly number[])[]
  /** Sides in the order of the goals that stand. */
  readonly order: readonly number[]
  readonly corners: number
}

type Read = { readonly result: number; readonly void: number }

/** How a number stands to a line in quarters, read slowly: as two bets of half the stake. */
function against(count: number, line: number): Read {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
  const won = lines.filter(one => count > one).length
  const voided = lines.filter(one => count === one).length
  return { result: won > 0 ? 1 : 0, void: voided }
}

const sign = (lead: number) => (lead > 0 ? '1' : lead < 0 ? '2' : 'x')
const plain = (isWon: boolean): Read => ({ result: isWon ? 1 : 0, void: 0 })

/** What an outcome of a market comes to, read from the final score alone. */
function read(market: string, id: string, final: Final): Read {
  const [kind = '', text = ''] = market.split('|')
  const given = new Map(text.split('&').map(pair => pair.split('=') as [string, string]))
  const number = (name: string) => Number(given.get(name))
  const part = given.has('period') ? final.periods[number('period') - 1]! : final.points
  const [home = 0, away = 0] = part
  const count = kind === 'corners-total' ? final.corners : home + away
  switch (kind) {
    case 'match-result':
    case 'match-winner':
    case 'set-winner':
    case 'half-result':
      return plain(sign(home - away) === id)
    case 'double-chance':
      return plain(id.includes(sign(home - away)))
    case 'draw-no-bet':
      return home === away ? { result: 0, void: 2 } : plain(sign(home - away) === id)
    case 'both-to-score':
    case 'half-both-to-score':
      return plain((home > 0 && away > 0) === (id === 'yes'))
    case 'odd-even':
      return plain((count % 2 === 1) === (id === 'odd'))
    case 'correct-score': {
      const named = home <= 4 && away <= 4
      return plain(id === 'other' ? !named : id === `${home}:${away}`)
    }
    case 'next-goal': {
      const side = final.order[number('number') - 1]
      return plain(id === (side === undefined ? 'x' : String(side + 1)))
    }
    case 'total':
    case 'half-total':
    case 'set-total':
    case 'corners-total': {
      const side = given.get('side')
      const own = side === undefined ? count : side === '1' ? home : away
      const line = number('total')
      return id === 'over' ? against(own, line) : against(-own, -line)
    }
    case 'handicap':
    case 'asian-handicap': {
      const [one = 0, other = 0] = (given.get('from') ?? '0:0').split(':').map(Number)
      const lead = home - one - (away - other)
      const line = number('hcp')
      return id === '1' ? against(lead, -line) : against(-lead, line)
    }
    default:
      throw new Error(`Nobody reads ${market}`)
  }
}

describe('results', () => {
  test.each(
    FIXTURES.filter(({ sport }) => sport !== 'biathlon').map(
      fixture => [fixture.sport, fixture] as const
    )
  )('of all markets follow from the final score in 400 matches of %s', (_, fixture) => {
    let count = 0
    for (const play of playsOf(fixture, 402)) {
      const late = lateOf(play)
      const { points, periods } = play.scoreAt(late)
      const order: number[] = []
      for (const { kind, side } of play.incidents(-1, late)) {
        if (kind === 'goal') order.push(side!)
        // What is overturned is the last goal of that side.
        if (kind === 'overturned') order.splice(order.lastIndexOf(side!), 1)
      }
      const corners = play.incidents(-1, late).filter(({ kind }) => kind === 'corner').length
      const settled = play.settledAt(late)
      expect(new Set(settled.map(({ market }) => market))).toEqual(new Set(play.offeredBy(late)))
      const final = { points, periods, order, corners }
      const slowly = settled.map(({ market, outcomes }) => ({
        market,
        outcomes: outcomes.map(({ id }) => ({ id, ...read(market, id, final) }))
      }))
      expect(slowly).toEqual(settled)
      count += settled.length
    }
    expect(count).toBeGreaterThan(5_000)
  })

  test('of markets that were open tell all their outcomes', () => {
    for (const fixture of FIXTURES) {
      for (const play of playsOf(fixture, 8)) {
        const settled = new Map(
          play
            .settledAt(lateOf(play))
            .map(({ market, outcomes }) => [market, outcomes.map(({ id }) => id)])
        )
        for (let second = -1; second < play.ends; second += 211) {
          if (play.suspendedAt(second)) continue
          const offered = new Set(play.offeredBy(second))
          for (const { market, outcomes } of play.fairAt(second, 0)) {
            expect(offered.has(market), `${market} at ${second}`).toBe(true)
            expect(settled.get(market)).toEqual(
              expect.arrayContaining(outcomes.map(({ id }) => id))
            )
          }
        }
      }
    }
  })

  test('no market is open once its result is known, nor one of a half after that half [L120] [L132]', () => {
    for (const fixture of FIXTURES) {
      for (const play of playsOf(fixture, 6)) {
        for (let second = -1; second < play.ends; second += 37) {
          const done = new Set(play.settledAt(second).map(({ market }) => market))
          const { kind, number } = play.scoreAt(second).period
          // What is numbered in a break is the period that has ended.
          const current = kind === 'break' ? number + 1 : number
          for (const { market } of play.suspendedAt(second) ? [] : play.fairAt(second, 0)) {
            expect(done.has(market), market).toBe(false)
            const period = /period=(\d)/.exec(market)?.[1]
            if (period !== undefined) expect(Number(period), market).toBe(current)
          }
        }
      }
    }
  })

  test('of a race share first place and places in a dead heat', () => {
    const results = raceResults(['a', 'b', 'c', 'd', 'e'], [10, 10, 12, 12, 15], 3)
    expect(results).toEqual([
      { id: 'a', result: 1, void: 0, deadHeat: { places: 1, tied: 2 }, placed: 1 },
      { id: 'b', result: 1, void: 0, deadHeat: { places: 1, tied: 2 }, placed: 1 },
      { id: 'c', result: 0, void: 0, placed: 1, placeDeadHeat: { places: 1, tied: 2 } },
      { id: 'd', result: 0, void: 0, placed: 1, placeDeadHeat: { places: 1, tied: 2 } },
      { id: 'e', result: 0, void: 0, placed: 0 }
    ])
  })

  test('races end in a dead heat now and then', () => {
    let heats = 0
    let races = 0
    for (const play of playsOf(fixtureOfSport('biathlon'), 300)) {
      const [winner] = play.settledAt(lateOf(play))
      races++
      if (winner?.outcomes.some(({ deadHeat }) => deadHeat !== undefined)) heats++
    }
    expect(heats / races).toBeGreaterThan(0.01)
    expect(heats / races).toBeLessThan(0.25)
  })
})
