import { setTimeout as pause } from 'node:timers/promises'
import { newPlayer } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { openStack, type Stack } from '#tests/support/stack.ts'
import { faultsOf } from '../scale/load.ts'
import { openRobot, type Robot, type Tally } from '../scale/robot.ts'
import { watchBalance } from '../scale/watch-balance.ts'

const PROCESSES = 2
const PLAYERS = 4
const TABS = 40
/** A client comes back within its own back-off. */
const SETTLES_MS = 8000
const PLAYS_MS = 500

export interface ReplaceFacts {
  readonly tabs: number
  /** For each process that was replaced, the most often that one tab has opened its socket anew. */
  readonly most: readonly number[]
  /** The same, of all tabs together. */
  readonly reconnections: readonly number[]
  /** Failures that a tab was told of. */
  readonly errors: number
  readonly interrupted: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/** Tabs of one player, each by the site's own client, and how often each has connected. */
async function openTabs({ config }: Stack) {
  const player = await newPlayer(config)
  const { access_token: token } = await signIn({ ports: { config } }, player)
  const connections = new Array<number>(TABS).fill(0)
  let errors = 0
  const stops = connections.map((_, index) =>
    watchBalance({
      config,
      token: () => token,
      told: () => {},
      failed: () => {
        errors += 1
      },
      connected: () => {
        connections[index] = (connections[index] ?? 0) + 1
      }
    })
  )
  return { connections, errors: () => errors, stops }
}

/** Replaces each process behind nginx in turn while players play and tabs are open. */
export async function replaceOneByOne(databaseUrl: string): Promise<ReplaceFacts> {
  const stack = await openStack({ databaseUrl, count: PROCESSES })
  const tally: Tally = { took: [], interrupted: new Map() }
  const robots: Robot[] = []
  const closing: (() => void)[] = []
  try {
    const tabs = await openTabs(stack)
    closing.push(...tabs.stops)
    while (robots.length < PLAYERS) robots.push(await openRobot(stack.config, tally))
    closing.push(...robots.map(robot => robot.close))
    await pause(SETTLES_MS)
    let isOver = false
    const playing = robots.map(async robot => {
      while (!isOver) await robot.playUntil(performance.now() + PLAYS_MS)
    })
    const counted: number[][] = []
    for (const one of stack.processes) {
      const before = [...tabs.connections]
      await one.end('SIGTERM')
      await one.start()
      await pause(SETTLES_MS)
      counted.push(tabs.connections.map((count, index) => count - (before[index] ?? 0)))
    }
    isOver = true
    await Promise.all(playing)
    await pause(SETTLES_MS)
    return {
      tabs: TABS,
      most: counted.map(counts => Math.max(...counts)),
      reconnections: counted.map(counts => counts.reduce((sum, count) => sum + count, 0)),
      errors: tabs.errors(),
      interrupted: Object.fromEntries(tally.interrupted),
      faults: await faultsOf(robots, databaseUrl)
    }
  } finally {
    for (const close of closing) close()
    await stack.close()
  }
}
