// Every line between two parts fails in six ways while players bet, pay in and watch: ten minutes.
import { setTimeout as pause } from 'node:timers/promises'
import type { Chaos } from '#tests/support/chaos.ts'
import { type Numbers, openNumbers, wrongInBooks } from '../books.ts'
import { faultsOf } from '../scale/load.ts'
import { openRobot, type Robot, type Tally } from '../scale/robot.ts'
import { buildOnce, withPostgres } from './house-for.ts'
import { type JackpotWatch, watchJackpot } from './jackpot-watch.ts'
import { LINE_FAULTS } from './line-faults.ts'
import { type LinedStack, openLinedStack } from './lined-stack.ts'
import { becomes, wrongTabs } from './shown-purses.ts'

const PLAYERS = 4
const PLAYS_BEFORE_MS = 500

interface Watched {
  readonly robots: readonly Robot[]
  readonly jackpots: readonly JackpotWatch[]
  readonly numbers: Numbers
  readonly tally: Tally
}

/** What is still wrong when everybody has had time to come back, in a sentence each. */
async function wrongAfter({ robots, jackpots, numbers }: Watched): Promise<string[]> {
  // First without anything new: what was missed must come by itself.
  const wrong = [...(await wrongTabs(robots, numbers, 'for good'))]
  const done = await Promise.allSettled(robots.map(robot => robot.once()))
  for (const one of done) if (one.status === 'rejected') wrong.push(String(one.reason))
  wrong.push(...(await wrongTabs(robots, numbers, 'after a new bet and payment')))
  const since = performance.now()
  const heard = jackpots.map(watch => becomes(() => watch.heardAt() > since))
  if ((await Promise.all(heard)).includes(false)) wrong.push('a jackpot socket hears nothing')
  return wrong
}

/** One fault of one line, under way while everybody plays; answers what is wrong afterwards. */
async function strike(watched: Watched, lines: readonly Chaos[], name: string): Promise<string[]> {
  const { robots, tally } = watched
  tally.interrupted.clear()
  let isOver = false
  const playing = robots.map(async robot => {
    while (!isOver) await robot.playUntil(performance.now() + PLAYS_BEFORE_MS)
  })
  await pause(PLAYS_BEFORE_MS)
  await LINE_FAULTS[name]?.(lines)
  const began = performance.now()
  isOver = true
  const played = await Promise.allSettled(playing)
  const broken = played.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  const wrong = [...broken, ...(await wrongAfter(watched))]
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `  ${name}: well after ${took} s; ${JSON.stringify(Object.fromEntries(tally.interrupted))}`
  )
  return wrong
}

async function strikeAll({ stack, lines }: LinedStack, watched: Watched, databaseUrl: string) {
  const found: string[] = []
  for (const [line, chaos] of lines) {
    console.log(line)
    for (const name of Object.keys(LINE_FAULTS)) {
      const wrong = await strike(watched, chaos, name)
      wrong.push(...(await wrongInBooks(databaseUrl)))
      if (stack.processes.some(one => !one.isAlive)) wrong.push('a process has ended')
      for (const one of wrong) console.error(`  WRONG: ${one}`)
      found.push(...wrong.map(one => `${line}: ${name}: ${one}`))
    }
    const wrong = await faultsOf(watched.robots, databaseUrl)
    found.push(...wrong.map(one => `${line}: ${one}`))
  }
  for (const { promised, repeat } of watched.robots)
    for (const { id, key } of promised.deposits)
      if ((await repeat(key)) !== id) found.push(`deposit ${id} is another one when asked again`)
  return [...found, ...(await faultsOf(watched.robots, databaseUrl))]
}

/** Breaks each line in each way; whatever was promised must be there once, and everybody hear again. */
export const lines = () =>
  withPostgres(async databaseUrl => {
    buildOnce()
    const lined = await openLinedStack(databaseUrl)
    const { config } = lined.stack
    const numbers = openNumbers(databaseUrl)
    const tally: Tally = { took: [], interrupted: new Map() }
    const robots: Robot[] = []
    const jackpots: JackpotWatch[] = []
    try {
      while (robots.length < PLAYERS) {
        const robot = await openRobot(config, tally)
        robots.push(robot)
        jackpots.push(watchJackpot(config, robot))
      }
      const found = await strikeAll(lined, { robots, jackpots, numbers, tally }, databaseUrl)
      for (const one of found) console.error(`WRONG: ${one}`)
      return found.length === 0
    } finally {
      for (const one of [...robots, ...jackpots]) one.close()
      await numbers.close()
      await lined.close()
    }
  })
