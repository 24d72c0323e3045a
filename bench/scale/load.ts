import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '#tests/support/stack.ts'
import { cashIn, openNumbers, STANDING, STANDING_ROUNDS, wrongInBooks } from '../books.ts'
import { DEPOSITED_EACH, openRobot, type Robot, type Tally } from './robot.ts'

/** Payments are told to the house by the provider, again and again until it has answered. */
const CREDITED_WITHIN_MS = 120_000

export interface LoadOptions {
  readonly players: number
  readonly seconds: number
  readonly databaseUrl: string
}

export interface LoadFacts {
  readonly bets: number
  readonly deposits: number
  readonly took: Readonly<Record<'bet' | 'deposit', { readonly p50: number; readonly p99: number }>>
  readonly interrupted: Readonly<Record<string, number>>
  /** What must be none, each with what it says where it is not. */
  readonly faults: readonly string[]
}

const share = (sorted: readonly number[], of: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0)

function tookOf(tally: Tally, name: 'bet' | 'deposit') {
  const all = tally.took
    .filter(each => each.name === name)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  return { p50: share(all, 0.5), p99: share(all, 0.99) }
}

/** Everything the house has promised is in its books, and nothing twice; what is not, in a sentence each. */
export async function faultsOf(robots: readonly Robot[], databaseUrl: string): Promise<string[]> {
  const faults: string[] = []
  const numbers = openNumbers(databaseUrl)
  const sum = numbers.of
  try {
    const promised = robots.flatMap(robot => robot.promised.rounds)
    const kept = await sum(STANDING_ROUNDS, [promised])
    if (kept !== BigInt(new Set(promised).size))
      faults.push(`${promised.length} rounds were promised, ${kept} are kept`)

    const deposits = robots.flatMap(robot => robot.promised.deposits.map(({ id }) => id))
    const paid = () =>
      sum("select count(*) as n from deposits where id = any($1) and status = 'Completed'", [
        deposits
      ])
    const until = performance.now() + CREDITED_WITHIN_MS
    while ((await paid()) < BigInt(deposits.length) && performance.now() < until) await pause(500)
    const credited = await paid()
    if (credited !== BigInt(deposits.length))
      faults.push(`${deposits.length} deposits were paid, ${credited} are credited`)

    for (const { playerId, shown, promised: own } of robots) {
      const account = `player:${playerId}:cash`
      const balance = await cashIn(numbers, playerId)
      const [staked, won] = [
        await sum(
          `select coalesce(sum(stake), 0) as n from game_rounds where player_id = $1 and ${STANDING}`,
          [playerId]
        ),
        await sum('select coalesce(sum(won), 0) as n from game_rounds where player_id = $1', [
          playerId
        ])
      ]
      const due = 100_000n + BigInt(own.deposits.length) * DEPOSITED_EACH - staked + won
      if (balance !== due) faults.push(`${account} holds ${balance}, and ${due} is due`)
      const told = shown()?.replace('.', '')
      if (told !== undefined && BigInt(told) !== balance)
        faults.push(`${account} holds ${balance}, and its tab shows ${told}`)
    }
    faults.push(...(await wrongInBooks(databaseUrl)))
  } finally {
    await numbers.close()
  }
  for (const robot of robots)
    if (!(await robot.isSignedIn())) faults.push(`${robot.playerId} is signed out`)
  return faults
}

/** Players bet, pay in and watch, while one process is killed and comes back, and another is replaced. */
export async function load(stack: Stack, options: LoadOptions): Promise<LoadFacts> {
  const { players, seconds, databaseUrl } = options
  const tally: Tally = { took: [], interrupted: new Map() }
  const robots: Robot[] = []
  while (robots.length < players) robots.push(await openRobot(stack.config, tally))
  try {
    const began = performance.now()
    const at = (part: number) =>
      pause(Math.max(0, began + seconds * 1000 * part - performance.now()))
    const trouble = async () => {
      const [first, second] = stack.processes
      await at(0.25)
      await first?.end('SIGKILL')
      await at(0.4)
      await first?.start()
      await at(0.6)
      await second?.end('SIGTERM')
      await second?.start()
    }
    const end = began + seconds * 1000
    await Promise.all([trouble(), ...robots.map(robot => robot.playUntil(end))])
    // The last balance is told within the back-off of a socket.
    await pause(3000)
    const faults = await faultsOf(robots, databaseUrl)
    return {
      bets: tally.took.filter(({ name }) => name === 'bet').length,
      deposits: tally.took.filter(({ name }) => name === 'deposit').length,
      took: { bet: tookOf(tally, 'bet'), deposit: tookOf(tally, 'deposit') },
      interrupted: Object.fromEntries(tally.interrupted),
      faults
    }
  } finally {
    for (const robot of robots) robot.close()
  }
}
