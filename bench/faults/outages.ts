// Every other party answers wrongly, late or not at all while players bet, pay in and watch: a quarter of an hour.
import { setTimeout as pause } from 'node:timers/promises'
import { atConsole, newPlayer } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { PARTY_FAULTS, type PartyFault, type PartyLine } from '#tests/support/party-line.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { openNumbers, wrongInBooks } from '../books.ts'
import { faultsOf } from '../scale/load.ts'
import { openRobot, type Robot, type Tally } from '../scale/robot.ts'
import { whileAtWork } from './at-work.ts'
import { type Customer, doneBy, openCustomers } from './customer.ts'
import { Heard } from './heard.ts'
import { isNamed } from './named.ts'
import { type Party, type PartyHouse, withParties } from './parties.ts'
import { openProbes, type Probe } from './party-probes.ts'
import { seedOf } from './seed.ts'
import { becomes, wrongTabs } from './shown-purses.ts'
import { wrongAfter } from './wrong-after.ts'
import { wrongBetween } from './wrong-between.ts'

const CUSTOMERS = 3
const ROBOTS = 2
const LASTS_MS = 6000
/** Until those who asked first have been told that nobody answers. */
const LATE_LASTS_MS = 10_000
/** Prices are stopped after twenty seconds without a sign of life. */
const FEED_LASTS_MS = 24_000
const FEED_FAULTS: readonly PartyFault[] = ['answers in another shape', 'answers late', 'is away']
const BETWEEN_PROBES_MS = 1000
const PLAYS_MS = 500
/** A house that has just opened first tells of all the matches that there are. */
const OPENS_WITHIN_MS = 180_000

interface Scene {
  readonly parties: PartyHouse
  readonly probes: readonly Probe[]
  readonly customers: readonly Customer[]
  readonly robots: readonly Robot[]
  readonly heard: Heard
}

const asked = ({ ask }: Probe) =>
  ask().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))

/** Asks again and again while a party fails; what was answered that may not be, each once. */
async function probeMeanwhile(probes: readonly Probe[], until: number): Promise<readonly string[]> {
  const wrong = new Set<string>()
  const told = new Map<string, number>()
  await Promise.all(
    probes.map(async probe => {
      while (performance.now() < until) {
        const answer = await asked(probe)
        told.set(answer, (told.get(answer) ?? 0) + 1)
        if (!probe.meanwhile.includes(answer))
          wrong.add(`${probe.name} is answered ${answer} meanwhile`)
        await pause(BETWEEN_PROBES_MS)
      }
    })
  )
  if (told.size > 0) console.log(`    meanwhile: ${JSON.stringify(Object.fromEntries(told))}`)
  return [...wrong]
}

/** Waits until everything is answered as it should be again; what is not when it has had time. */
async function probeAfterwards(
  probes: readonly Probe[],
  patience?: number
): Promise<readonly string[]> {
  const wrong: string[] = []
  await Promise.all(
    probes.map(async probe => {
      let answer = ''
      const isRight = await becomes(async () => {
        answer = await asked(probe)
        return answer === probe.afterwards
      }, patience)
      if (!isRight) wrong.push(`${probe.name} is answered ${answer} for good`)
    })
  )
  return wrong
}

const lasting = (party: Party, fault: PartyFault) => {
  if (party === 'the feed of sports') return FEED_LASTS_MS
  return fault === 'answers late' ? LATE_LASTS_MS : LASTS_MS
}

const struckOn = (lines: readonly PartyLine[]) =>
  lines.reduce((sum, line) => sum + line.struck(), 0)

/** One party fails in one way under players; what was wrong then and afterwards. */
async function strike(scene: Scene, party: Party, fault: PartyFault): Promise<readonly string[]> {
  const { customers, parties, robots } = scene
  const lines: readonly PartyLine[] = parties.lines.get(party) ?? []
  const probes = scene.probes.filter(probe => probe.party === party)
  const before = struckOn(lines)
  const playing = robots.map(robot => ({
    async work(isOver: () => boolean) {
      while (!isOver()) await robot.playUntil(performance.now() + PLAYS_MS)
    }
  }))
  let since = 0
  const { meanwhile, afterwards } = await whileAtWork(
    [...customers, ...playing],
    () => true,
    async () => {
      for (const line of lines) line.fault = fault
      if (party === 'the register of excluded people') await excludeEverywhere(parties.house)
      const told = await probeMeanwhile(probes, performance.now() + lasting(party, fault))
      // Who has failed to tell something waits longer each time before they ask again.
      await becomes(() => struckOn(lines) > before)
      for (const line of lines) line.fault = undefined
      since = performance.now()
      return { meanwhile: told, afterwards: await probeAfterwards(probes) }
    }
  )
  const struck = struckOn(lines) - before
  const done = await Promise.allSettled(robots.map(robot => robot.once()))
  const broken = done.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  const numbers = openNumbers(parties.databaseUrl)
  const silent = await wrongTabs(robots, numbers, 'afterwards')
  await numbers.close()
  const unasked = struck === 0 ? ['nobody asked the party'] : []
  const wrong = [...meanwhile, ...afterwards, ...broken, ...silent, ...unasked]
  console.log(
    `  ${fault}: ${struck} calls struck, all served again after ${((performance.now() - since) / 1000).toFixed(1)} s, ${doneBy(customers)} done, ${wrong.length} wrong`
  )
  for (const one of wrong) console.error(`    WRONG: ${one}`)
  return wrong
}

/** Somebody is kept out of all brands while the register can not be told. */
async function excludeEverywhere({ config }: House): Promise<void> {
  const { playerId } = await newPlayer(config)
  await atConsole(config, `/players/${playerId}/exclude`, { days: 400, brands: 'all' })
}

/** What the house failed at, and told its players so. */
const failedOf = (heard: Heard, { said, isAlive }: House): readonly string[] => [
  ...[...heard.keys()].filter(what => /^(?!pay:).*(5\d\d|InternalFailure)/.test(what)),
  ...said()
    .split('\n')
    .filter(line => line.includes('"a resolver failed"') || line.startsWith('(node:')),
  ...(isAlive() ? [] : ['the house has ended'])
]

async function strikeAll(scene: Scene): Promise<readonly string[]> {
  const { customers, heard, parties, robots } = scene
  const { databaseUrl, house, lines } = parties
  const found: string[] = []
  const known = new Set<string>()
  for (const party of lines.keys()) {
    if (!isNamed('--party', party)) continue
    console.log(party)
    const faults = party === 'the feed of sports' ? FEED_FAULTS : PARTY_FAULTS
    const already = customers.map(({ done }) => done.length)
    for (const fault of faults) {
      const wrong = await strike(scene, party, fault)
      found.push(...wrong.map(one => `${party} ${fault}: ${one}`))
    }
    const again = customers.flatMap(({ done }, index) => done.slice(already[index]))
    const wrong = [
      ...(await wrongBetween(databaseUrl, customers)),
      ...(await wrongAfter({ credit: async () => {} }, customers, { again, databaseUrl })),
      ...(await faultsOf(robots, databaseUrl)),
      ...(await wrongInBooks(databaseUrl)),
      ...failedOf(heard, house)
    ].filter(one => !known.has(one))
    for (const one of wrong) {
      known.add(one)
      console.error(`  WRONG: ${one.slice(0, 2000)}`)
    }
    found.push(...wrong.map(one => `after ${party}: ${one}`))
  }
  return found
}

/** Has every other party fail in every way, one after the other, and lays the books beside theirs. */
export async function outages(): Promise<boolean> {
  const seed = seedOf()
  const random = numbersOf(seed)
  const heard = new Heard()
  const tally: Tally = { took: [], interrupted: new Map() }
  return await withParties(random, async parties => {
    const { config } = parties.house
    const probes = await openProbes(config)
    const customers = await openCustomers({ config }, CUSTOMERS, { heard, seed })
    const robots: Robot[] = []
    try {
      while (robots.length < ROBOTS) robots.push(await openRobot(config, tally))
      const ready = await probeAfterwards(probes, OPENS_WITHIN_MS)
      if (ready.length > 0) throw new Error(`Before anything has failed: ${ready.join('; ')}`)
      const wrong = await strikeAll({ parties, probes, customers, robots, heard })
      for (const one of wrong) console.error(`WRONG: ${one.slice(0, 500)}`)
      heard.tell()
      for (const [what, times] of tally.interrupted) console.log(`${times} times: ${what}`)
      return wrong.length === 0
    } finally {
      for (const robot of robots) robot.close()
    }
  })
}
