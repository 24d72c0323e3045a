// Every line between two parts fails in six ways while players bet, pay in and watch: a quarter of an hour.
import { setTimeout as pause } from 'node:timers/promises'
import type { Chaos } from '#tests/support/chaos.ts'
import { type Numbers, openNumbers, wrongInBooks } from '../books.ts'
import { withDatabase } from '../databases.ts'
import { faultsOf } from '../scale/load.ts'
import { openRobot, type Robot, type Tally } from '../scale/robot.ts'
import { type FeedHouse, openFeed } from './feed-house.ts'
import { buildOnce, withPostgres } from './house-for.ts'
import { type JackpotWatch, watchJackpot } from './jackpot-watch.ts'
import { LINE_FAULTS } from './line-faults.ts'
import { type LinedStack, openLinedStack } from './lined-stack.ts'
import { isNamed } from './named.ts'
import { identityCheck, type Probe } from './party-probes.ts'
import { becomes, wrongTabs } from './shown-purses.ts'
import { type SportsWatch, watchSports } from './sports-watch.ts'

const PLAYERS = 4
const PLAYS_BEFORE_MS = 500

/** When the feed of sports last gave a sign of life, in milliseconds since 1970. */
const HEARD = `select coalesce(floor(extract(epoch from heard_at) * 1000), 0)::bigint as n
  from sport_feed where source = 'feed'`

interface Watched {
  readonly robots: readonly Robot[]
  /** Sockets of jackpots and of matches. */
  readonly watches: readonly (JackpotWatch | SportsWatch)[]
  readonly identity: Probe
  readonly numbers: Numbers
  readonly tally: Tally
}

/** What is still wrong when everybody has had time to come back, in a sentence each. */
async function wrongAfter(watched: Watched): Promise<string[]> {
  const { identity, numbers, robots, watches } = watched
  // First without anything new: what was missed must come by itself.
  const wrong = [...(await wrongTabs(robots, numbers, 'for good'))]
  const done = await Promise.allSettled(robots.map(robot => robot.once()))
  for (const one of done) if (one.status === 'rejected') wrong.push(String(one.reason))
  wrong.push(...(await wrongTabs(robots, numbers, 'after a new bet and payment')))
  const [since, moment] = [performance.now(), Date.now()]
  const heard = watches.map(watch => becomes(() => watch.heardAt() > since))
  if ((await Promise.all(heard)).includes(false))
    wrong.push('a socket of jackpots or matches hears nothing')
  if (!(await becomes(async () => (await numbers.of(HEARD)) > moment)))
    wrong.push('the feed of sports is not heard')
  const isChecked = () =>
    identity.ask().then(
      answer => answer === identity.afterwards,
      () => false
    )
  if (!(await becomes(isChecked))) wrong.push('no identity can be checked')
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
    if (!isNamed('--line', line)) continue
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
  withPostgres(server =>
    withDatabase(server, 'feed', async feedUrl => {
      buildOnce()
      const feed = await openFeed(feedUrl)
      try {
        return await breakLines(server, feed)
      } finally {
        await feed.close()
      }
    })
  )

async function breakLines(databaseUrl: string, feed: FeedHouse): Promise<boolean> {
  const lined = await openLinedStack(databaseUrl, feed)
  const { config } = lined.stack
  const numbers = openNumbers(databaseUrl)
  const tally: Tally = { took: [], interrupted: new Map() }
  const robots: Robot[] = []
  const watches: (JackpotWatch | SportsWatch)[] = [watchSports(config)]
  try {
    while (robots.length < PLAYERS) {
      const robot = await openRobot(config, tally)
      robots.push(robot)
      watches.push(watchJackpot(config, robot))
    }
    const identity = await identityCheck(config)
    const watched = { robots, watches, identity, numbers, tally }
    const found = await strikeAll(lined, watched, databaseUrl)
    for (const one of found) console.error(`WRONG: ${one}`)
    return found.length === 0
  } finally {
    for (const one of [...robots, ...watches]) one.close()
    await numbers.close()
    await lined.close()
  }
}
