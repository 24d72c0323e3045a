import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Looking costs the processor something too. */
const LOOK_MS = 1000
const TICK_SECONDS = 0.01
const KIB = /^Pss:\s+(\d+)/m

export interface Spent {
  readonly seconds: number
  /** Of the processor, by the process and all that it started. */
  readonly processorSeconds: number
  /** The most that all of them together held at once, what they share counted once. */
  readonly peakMiB: number
}

const field = (pid: number | string, from: number, to = from + 1) =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
    .split(' ')
    .slice(from, to)
    .map(Number)

/** The process and what it has started, with what those have. */
function treeOf(root: number): readonly number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    try {
      const [parent = 0] = field(name, 1)
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It ended while it was read.
    }
  }
  const all = [root]
  for (const pid of all) all.push(...(children.get(pid) ?? []))
  return all
}

function heldKiB(pid: number): number {
  try {
    return Number(KIB.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Of all processes that this one has waited for, and that those have. */
const ended = () => field('self', 13, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_SECONDS

/** Runs a program to its end and tells what it took; it throws if the program fails. Linux only. */
export async function runMeasured(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }
): Promise<Spent> {
  const [started, before] = [performance.now(), ended()]
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk: Buffer) => {
    said = (said + chunk).slice(-8000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  let peak = 0
  const look = setInterval(() => {
    const held = treeOf(child.pid ?? 0).reduce((sum, pid) => sum + heldKiB(pid), 0)
    peak = Math.max(peak, held)
  }, LOOK_MS)
  try {
    const code = await new Promise<number | null>((done, fail) => {
      child.once('error', fail)
      child.once('close', done)
    })
    if (code !== 0) throw new Error(`${program} ended with ${code}:\n${said}`)
  } finally {
    clearInterval(look)
  }
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: ended() - before,
    peakMiB: peak / 1024
  }
}
