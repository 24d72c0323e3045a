// A hundred tabs and twenty requests a second for ten minutes: whether the house grows. A quarter of an hour.
import { setTimeout as pause } from 'node:timers/promises'

import type { Config } from '#server/config.ts'
import type { House } from '#tests/support/open-house.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { failuresIn } from '../attack/input/left-behind.ts'
import { openNumbers } from '../books.ts'
import { spreadOf } from '../figures.ts'
import { recordGoal } from '../goals/record.ts'
import { faultsOf } from '../scale/load.ts'
import { openRobot, type Robot, type Tally } from '../scale/robot.ts'
import { Heard } from './heard.ts'
import { withHouse } from './house-for.ts'
import { watchJackpot } from './jackpot-watch.ts'
import type { Chance } from './mixed-play.ts'
import { type Deed, openDeeds } from './mixed-visits.ts'
import { figuresOf, type ProcessFigures } from './process-figures.ts'
import { seedOf } from './seed.ts'
import { becomes, wrongTabs } from './shown-purses.ts'
import { watchSports } from './sports-watch.ts'

const MINUTES = 10
const MINUTE_MS = 60_000
/** Parts of the whole: what is compared comes after the first, each as long as the second. */
const WARM_UP = 0.2
const WINDOW = 0.1
const TABS = 100
/** Beside them, of jackpots and of matches. */
const OTHER_SOCKETS = 10
const REQUESTS_A_SECOND = 20
const MOST_AT_ONCE = 40
const LOOK_EVERY_MS = 1000
/** Looks. */
const TOLD_EVERY = 20
/** What memory may grow by, and what open files may. */
const MOST_GROWTH = 0.15
const MOST_MORE_FILES = 10

interface Look extends ProcessFigures {
  readonly at: number
}

/** How many minutes it is to last (`--minutes=1` to try it). */
function minutesOf(): number {
  const given = process.argv.find(word => word.startsWith('--minutes='))
  const minutes = given ? Number(given.slice('--minutes='.length)) : MINUTES
  if (!(minutes > 0)) throw new Error(`${given} is no number of minutes`)
  return minutes
}

const chosen = (deeds: readonly Deed[], chance: Chance): Deed | undefined => {
  let place = chance() * deeds.reduce((sum, { share }) => sum + share, 0)
  return deeds.find(({ share }) => {
    place -= share
    return place < 0
  })
}

/** Does so many requests a second until the time is over; how many were begun, and what was not answered. */
async function doAll(deeds: readonly Deed[], chance: Chance, until: number, heard: Heard) {
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let requests = 0
  while (performance.now() < until) {
    await pause(Math.max(0, began + (requests * 1000) / REQUESTS_A_SECOND - performance.now()))
    while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay)
    const deed = chosen(deeds, chance)
    if (!deed) continue
    requests += deed.requests
    const done = deed
      .work()
      .catch((error: unknown) => `${deed.name}: ${error}`)
      .then(fault => {
        if (fault) heard.count(fault)
        underWay.delete(done)
      })
    underWay.add(done)
  }
  await Promise.all(underWay)
  return { requests, aSecond: (requests * 1000) / (performance.now() - began) }
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`

/** Asks a process once a second what it holds. */
async function watchFigures(config: Config, until: number): Promise<readonly Look[]> {
  const looks: Look[] = []
  while (performance.now() < until) {
    const look = { at: performance.now(), ...(await figuresOf(config)) }
    if (looks.length % TOLD_EVERY === 0)
      console.log(
        `${((until - look.at) / 1000).toFixed(0)} s left: memory ${megabytes(look.rss)}, heap ${megabytes(look.heap)}, beside it ${megabytes(look.external)}, ${look.files} files, ${look.sockets} sockets`
      )
    looks.push(look)
    await pause(LOOK_EVERY_MS)
  }
  return looks
}

type Figure = keyof ProcessFigures

/** The median of a figure after the warming up, and at the end. */
function compared(looks: readonly Look[], began: number, ms: number) {
  const within = (from: number) => {
    const start = began + from * ms
    return looks.filter(({ at }) => at >= start && at < start + WINDOW * ms)
  }
  const [first, last] = [within(WARM_UP), within(1 - WINDOW)]
  const median = (some: readonly Look[], figure: Figure) =>
    spreadOf(some.map(look => look[figure])).median
  return (figure: Figure) => ({ first: median(first, figure), last: median(last, figure) })
}

const growthOf = ({ first, last }: { readonly first: number; readonly last: number }) =>
  last / first - 1

/** Things that a process has said of itself which none may. */
function wrongInLog({ said, isAlive }: House): readonly string[] {
  const warnings = said()
    .split('\n')
    .filter(line => line.startsWith('(node:'))
  return [...failuresIn(said()), ...warnings, ...(isAlive() ? [] : ['the house has ended'])]
}

async function openTabs(config: Config, tally: Tally) {
  const robots: Robot[] = []
  const others: { close(): void }[] = []
  while (robots.length < TABS) robots.push(await openRobot(config, tally))
  for (const robot of robots.slice(0, OTHER_SOCKETS))
    others.push(watchJackpot(config, robot), watchSports(config))
  return {
    robots,
    close() {
      for (const one of [...robots, ...others]) one.close()
    }
  }
}

async function soakHouse(house: House, databaseUrl: string): Promise<boolean> {
  const { config } = house
  const minutes = minutesOf()
  const ms = minutes * MINUTE_MS
  const chance = numbersOf(seedOf())
  const tally: Tally = { took: [], interrupted: new Map() }
  const heard = new Heard()
  const before = await figuresOf(config)
  const { robots, close } = await openTabs(config, tally)
  const deeds = await openDeeds({ config, chance, robots })
  const began = performance.now()
  const [looks, { requests, aSecond }] = await Promise.all([
    watchFigures(config, began + ms),
    doAll(deeds, chance, began + ms, heard)
  ])
  const of = compared(looks, began, ms)
  const [rss, heap, files] = [of('rss'), of('heap'), of('files')]

  const numbers = openNumbers(databaseUrl)
  const done = await Promise.allSettled(robots.map(robot => robot.once()))
  const broken = done.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  const silent = await wrongTabs(robots, numbers, 'at the end')
  await numbers.close()
  const books = await faultsOf(robots, databaseUrl)
  close()
  let after = before
  const isEmpty = await becomes(async () => {
    after = await figuresOf(config)
    return after.sockets === 0 && after.files <= before.files + MOST_MORE_FILES
  })
  const left = isEmpty ? [] : [`${after.sockets} sockets and ${after.files} files are held`]
  heard.tell()
  for (const [what, times] of tally.interrupted) console.log(`interrupted ${times} times: ${what}`)
  const said = wrongInLog(house)
  const wrong = [...broken, ...silent, ...books, ...left, ...said, ...heard.keys()]
  for (const one of wrong) console.error(`WRONG: ${one}`)

  const isMet =
    wrong.length === 0 &&
    growthOf(rss) < MOST_GROWTH &&
    growthOf(heap) < MOST_GROWTH &&
    files.last <= files.first + MOST_MORE_FILES
  const change = (both: { readonly first: number; readonly last: number }) =>
    `${megabytes(both.first)} to ${megabytes(both.last)} (${(growthOf(both) * 100).toFixed(1)} %)`
  const figures = [
    `${requests} requests, ${aSecond.toFixed(1)} a second, ${TABS} sockets of players and ${2 * OTHER_SOCKETS} of jackpots and matches, ${minutes} minutes`,
    `memory ${change(rss)}, heap ${change(heap)}, medians of a tenth after warming up and of the last`,
    `open files ${files.first} to ${files.last}, ${after.files} when all had gone, ${before.files} before they came`,
    `${silent.length} tabs silent at the end, ${after.sockets} sockets held when all had gone, ${said.length} rejections and failures in its log, ${books.length} faults in the books`
  ].join('; ')
  if (minutes === MINUTES) recordGoal('security-15', { isMet, figures })
  else console.log(figures)
  return isMet
}

/** A house at work for long, whose own figures must stay. */
export const soak = () => withHouse(soakHouse, { LOBBY_SPORTS_WORLD: 'small' })
