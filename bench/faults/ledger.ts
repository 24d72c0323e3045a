// 20,000 operations of 200 purses, 32 at once, a fifth of them sent twice: three minutes.
import { randomInt } from 'node:crypto'

import { cashIn, openNumbers, STANDING_ROUNDS, wrongInBooks } from '../books.ts'
import { withDatabase } from '../databases.ts'
import { recordGoal } from '../goals/record.ts'
import { plainRate } from '../ledger.ts'
import { withHouse } from './house-for.ts'
import { type Chance, type Counted, type MixedPlayer, openMixedPlayer } from './mixed-play.ts'

const OPERATIONS = 20_000
const PLAYERS = 200
const AT_ONCE = 32
const WITHIN_MS = 90_000
/** Signing in takes the processor alone. */
const SIGNED_IN_AT_ONCE = 4

/** Chance that the same number brings about again: a linear congruence modulo 2^32. */
function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Calls the work until it says that there is no more, so many at once. */
const atOnce = (count: number, work: () => Promise<boolean>) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      while (await work());
    })
  )

async function openPlayers(open: () => Promise<MixedPlayer>): Promise<MixedPlayer[]> {
  const players: MixedPlayer[] = []
  let begun = 0
  await atOnce(SIGNED_IN_AT_ONCE, async () => {
    if (begun++ >= PLAYERS) return false
    players.push(await open())
    return true
  })
  return players
}

/** Plays until so much was sent; each player does one thing at a time. */
async function playAll(players: readonly MixedPlayer[], counted: Counted): Promise<number> {
  const free = [...players]
  const began = performance.now()
  await atOnce(AT_ONCE, async () => {
    const player = free.shift()
    if (!player || counted.operations >= OPERATIONS) return false
    await player.step()
    free.push(player)
    return true
  })
  return performance.now() - began
}

/** What the books have not exactly once, and purses that hold something else than they must. */
async function wrongOf(players: readonly MixedPlayer[], databaseUrl: string): Promise<string[]> {
  const wrong: string[] = []
  const numbers = openNumbers(databaseUrl)
  try {
    const all = async (what: string, ids: readonly string[], query: string) => {
      const kept = await numbers.of(query, [ids])
      if (Number(kept) !== ids.length) wrong.push(`${ids.length} ${what} were told, ${kept} kept`)
    }
    await all(
      'rounds',
      players.flatMap(({ rounds }) => rounds),
      STANDING_ROUNDS
    )
    await all(
      'rounds that were taken back',
      players.flatMap(({ takenBack }) => takenBack),
      "select count(*) as n from game_rounds where id = any($1) and status = 'rolledBack'"
    )
    await all(
      'deposits',
      players.flatMap(({ deposits }) => deposits),
      "select count(*) as n from deposits where id = any($1) and status = 'Completed'"
    )
    for (const { playerId, due } of players) {
      const cash = await cashIn(numbers, playerId)
      if (cash !== due()) wrong.push(`${playerId} has ${cash}, and ${due()} is due`)
    }
  } finally {
    await numbers.close()
  }
  return wrong
}

/** Mixed operations on many purses by the doors of game and payment providers and of players. */
export const ledger = () =>
  withHouse(async ({ config }, databaseUrl) => {
    const seed = randomInt(2 ** 31)
    console.log(`seed ${seed}`)
    const chance = chanceOf(seed)
    const counted: Counted = { operations: 0, twice: 0, rounds: 0, deposits: 0, wrong: [] }
    const players = await openPlayers(() => openMixedPlayer(config, chance, counted))
    const ms = await playAll(players, counted)
    const inBooks = await wrongInBooks(databaseUrl)
    const wrong = [...counted.wrong, ...(await wrongOf(players, databaseUrl)), ...inBooks]
    for (const one of wrong.slice(0, 50)) console.error(`wrong: ${one}`)
    const isRight = wrong.length === 0
    const plain = await withDatabase(databaseUrl, 'plain', plainRate)
    const { operations, twice, rounds, deposits } = counted
    recordGoal('security-01', {
      isMet: isRight && ms <= WITHIN_MS,
      figures: `${operations} operations (${rounds} rounds, ${deposits} deposits) of ${players.length} players, ${AT_ONCE} at once, ${twice} sent twice, in ${(ms / 1000).toFixed(1)} s, on a machine that does ${plain.toFixed(0)} plain transactions a second; ${inBooks.length} faults of the books, ${wrong.length - inBooks.length} of purses and keys`
    })
    return isRight
  })
