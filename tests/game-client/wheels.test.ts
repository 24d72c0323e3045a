import { describe, expect, test } from 'vitest'

import type { LiveTable } from '#contract/wire/table-play.ts'
import { WHEEL } from '#engine/roulette/spots.ts'
import { SEGMENTS } from '#engine/wheel/wheel.ts'
import { ballAt, pocketAngle } from '../../game-client/src/roulette/ball.ts'
import { aheadBy, momentOf } from '../../game-client/src/wheel/phase.ts'
import { come, restAngle, turnTo } from '../../game-client/src/wheel/turn.ts'

const TURN = 2 * Math.PI

describe('the ball', () => {
  test('ends in the pocket of the number that was decided, for every number', () => {
    for (const [index, number] of WHEEL.entries()) {
      const { angle, height } = ballAt(number, 1)
      expect(height).toBe(0)
      expect(Math.round((angle / TURN) * WHEEL.length) % WHEEL.length).toBe(index)
      expect(angle).toBe(pocketAngle(number))
    }
  })

  test('begins on its track, never leaves the wheel and never runs back', () => {
    expect(ballAt(17, 0).height).toBe(1)
    let before = Number.POSITIVE_INFINITY
    for (let part = 0; part <= 1; part += 0.01) {
      const { angle, height } = ballAt(17, part)
      expect(height).toBeGreaterThanOrEqual(0)
      expect(height).toBeLessThanOrEqual(1)
      expect(angle).toBeLessThanOrEqual(before)
      before = angle
    }
  })
})

describe('the wheel', () => {
  test('stands with the told segment under the pointer, in every round', () => {
    for (let segment = 0; segment < SEGMENTS; segment++)
      for (const round of [1, 2, 66_001]) {
        const under = (-restAngle(segment, round) / TURN) * SEGMENTS
        expect((Math.round(under) + SEGMENTS) % SEGMENTS).toBe(segment)
      }
  })

  test('turns forward from any place to where it will stand', () => {
    for (const from of [-3, 0, 2.5, 40]) {
      const to = restAngle(11, 5)
      const end = turnTo(from, to)
      expect(end).toBeGreaterThan(from)
      expect(Math.cos(end)).toBeCloseTo(Math.cos(to))
      expect(Math.sin(end)).toBeCloseTo(Math.sin(to))
    }
  })

  test('comes all the way in its time, slower and slower', () => {
    expect([come(-1), come(0), come(1), come(2)]).toEqual([0, 0, 1, 1])
    expect(come(0.2) - come(0.1)).toBeGreaterThan(come(0.9) - come(0.8))
  })
})

describe('a shared round', () => {
  const at = (seconds: number) => new Date(seconds * 1000).toISOString()
  const round: LiveTable['round'] = {
    number: 1,
    opensAt: at(0),
    closesAt: at(15),
    stopsAt: at(22),
    endsAt: at(27),
    commitment: '',
    segment: null,
    serverSeed: null
  }
  const moment = (seconds: number) => momentOf(round, seconds * 1000)

  test('is where the server’s clock says, to the millisecond', () => {
    expect(moment(5)).toEqual({ phase: 'betting', left: 10_000, part: 0 })
    expect(moment(14.999).phase).toBe('betting')
    expect(moment(15)).toEqual({ phase: 'turning', left: 7000, part: 0 })
    expect(moment(18.5)).toEqual({ phase: 'turning', left: 3500, part: 0.5 })
    expect(moment(22)).toEqual({ phase: 'result', left: 5000, part: 1 })
    expect(moment(27).phase).toBe('over')
  })

  test('is seen alike on devices whose clocks are wrong', () => {
    const wrongBy = -90_000
    const asked = 20_000 + wrongBy
    const heard = asked + 200
    const ahead = aheadBy(at(20.1), asked, heard)
    expect(heard + ahead).toBe(20_200)
  })
})
