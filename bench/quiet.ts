import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10
/** A machine with this share of idle time has nobody else at work. */
const QUIET_SHARE = 0.85
/** More than this share of a core used by others spoils a slice. */
const FOREIGN_CORES = 0.3
const LOOK_MS = 400

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

interface Ticks {
  readonly idle: number
  readonly total: number
}

function machineTicks(): Ticks {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/)
  const ticks = fields.slice(0, 8).map(Number)
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0)
  return { idle, total: ticks.reduce((sum, value) => sum + value, 0) }
}

/** Ticks that this process and everything it started have used. */
function ownTicks(): number {
  const parents = new Map<number, number>()
  const used = new Map<number, number>()
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      parents.set(Number(name), Number(fields[1]))
      const ticks = fields.slice(11, 15).map(Number)
      used.set(
        Number(name),
        ticks.reduce((sum, value) => sum + value, 0)
      )
    } catch {
      // It ended while it was read.
    }
  }
  const isOwn = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === process.pid) return true
    return false
  }
  return [...used].reduce((sum, [pid, ticks]) => sum + (isOwn(pid) ? ticks : 0), 0)
}

/** Waits, at most so long, until others have left the machine alone. */
export async function waitForQuiet(mostMs: number): Promise<void> {
  const end = performance.now() + mostMs
  while (performance.now() < end) {
    const before = machineTicks()
    await pause(LOOK_MS)
    const after = machineTicks()
    if ((after.idle - before.idle) / (after.total - before.total) >= QUIET_SHARE) return
  }
}

export interface Slice<Value> {
  readonly value: Value
  /** Whether others used less of the machine than would spoil it. */
  readonly isClean: boolean
}

/** Does the work on a machine as quiet as waiting makes it, and tells whether it stayed so. */
export async function slice<Value>(work: () => Promise<Value>): Promise<Slice<Value>> {
  await waitForQuiet(2000)
  const [before, ownBefore, started] = [machineTicks(), ownTicks(), performance.now()]
  const value = await work()
  const [after, own] = [machineTicks(), ownTicks() - ownBefore]
  const busy = after.total - before.total - (after.idle - before.idle)
  const foreign = ((busy - own) * TICK_MS) / (performance.now() - started)
  return { value, isClean: foreign < FOREIGN_CORES }
}
