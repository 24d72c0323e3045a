import { SPORTS } from '#config/sports/sports.ts'
import { type Fixture, fixturesBetween } from '#sports/calendar.ts'
import { playOf } from '#sports/match.ts'
import type { FairMarket, Play } from '#sports/play.ts'

export const SUNDAY = Date.UTC(2026, 10, 29)
export const DAY = 86_400_000

export const secretOf = (number: number): Uint8Array => {
  const secret = new Uint8Array(32)
  new DataView(secret.buffer).setUint32(0, number)
  return secret
}

/** A fixture of each sport. */
export const FIXTURES: readonly Fixture[] = SPORTS.map(({ id }) => fixtureOfSport(id))

export function fixtureOfSport(sport: string, at = SUNDAY): Fixture {
  const fixture = fixturesBetween(at, at + DAY).find(one => one.sport === sport)
  if (fixture === undefined) throw new Error(`Nobody plays ${sport}`)
  return fixture
}

/** Matches of one fixture under so many secrets, without those that are abandoned. */
export function* playsOf(fixture: Fixture, count: number, first = 1): Generator<Play> {
  for (let number = first; number < first + count; number++) {
    const play = playOf(fixture, secretOf(number))
    if (!play.abandoned) yield play
  }
}

/** The match second by which all of a match is official. */
export const lateOf = (play: Play): number => (play.moments.at(-1) ?? play.ends) + 1

export const kindOf = (market: string): string => market.split('|')[0] ?? market

/** What bets of one stake at fair odds win and lose, by kind of market and outcome. */
export class FairBets {
  readonly #sums = new Map<string, { bets: number; profit: number; square: number }>()

  /** Bets on every outcome of markets at the odds that their chances make fair. */
  take(markets: readonly FairMarket[], play: Play): void {
    const settled = new Map(
      play
        .settledAt(lateOf(play))
        .map(({ market, outcomes }) => [
          market,
          new Map(outcomes.map(outcome => [outcome.id, outcome]))
        ])
    )
    for (const { market, outcomes } of markets) {
      for (const { id, chance } of outcomes) {
        if (chance < 0.004) continue
        const outcome = settled.get(market)?.get(id)
        if (outcome === undefined) throw new Error(`${market} ${id} has no result`)
        const share = outcome.deadHeat ? outcome.deadHeat.places / outcome.deadHeat.tied : 1
        const voided = outcome.void / 2
        // A stake of the chance itself, so that long odds do not drown all others.
        const profit = chance * (voided - 1) + (1 - voided) * outcome.result * share
        this.#add(`${kindOf(market)} ${outcomes.length > 3 ? 'any' : id}`, profit)
      }
    }
  }

  #add(name: string, profit: number) {
    const sum = this.#sums.get(name) ?? { bets: 0, profit: 0, square: 0 }
    sum.bets++
    sum.profit += profit
    sum.square += profit * profit
    this.#sums.set(name, sum)
  }

  /** By kind and outcome: bets, mean profit, and how many standard errors that is from nought. */
  figures(): readonly { name: string; bets: number; mean: number; errors: number }[] {
    return [...this.#sums].map(([name, { bets, profit, square }]) => ({
      name,
      bets,
      mean: profit / bets,
      errors: square === 0 ? 0 : profit / Math.sqrt(square)
    }))
  }
}
