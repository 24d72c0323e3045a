// How fast an update reaches ten thousand listeners of one process, beside bare sockets in the same
// rounds: `node bench/fan-out.ts [listeners] [rounds]`.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { CrowdAnswer, CrowdCommand } from './fan-out/crowd.ts'
import type { Answer, Command } from './fan-out/parent.ts'
import { compare, type Figure, type Series } from './figures.ts'
import { recordGoal } from './goals/record.ts'
import { type Slice, slice } from './quiet.ts'

const KINDS = ['measured', 'reference', 'twin'] as const
const SETTLED_MS = 600
const BURST_MS = 1000
const BURST_EVERY_MS = 10

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const start = (file: string) =>
  fork(fileURLToPath(new URL(`./fan-out/${file}.ts`, import.meta.url)), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc']
  })

/** Asks a process for something; it answers once. */
const ask = <Given, Told>(child: ChildProcess, command?: Given): Promise<Told> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process has ended'))
    child.once('exit', ended)
    child.once('message', answer => {
      child.off('exit', ended)
      resolve(answer as Told)
    })
    if (command !== undefined) child.send(command as object)
  })

/** Some listeners, and whom they listen to. */
async function gather(file: 'bare' | 'house', count: number) {
  const [server, crowd] = [start(file), start('crowd')]
  await Promise.all([ask(server), ask(crowd)])
  const toServer = <Told = Answer>(command: Command) => ask<Command, Told>(server, command)
  const listeners = (command: CrowdCommand) => ask<CrowdCommand, CrowdAnswer>(crowd, command)
  const { port = 0, host = '' } = await toServer({ do: 'place' })
  const { handshakes = [] } = await toServer({ do: 'handshakes', count })
  const before = await toServer({ do: 'count' })
  await listeners({ do: 'open', port, host, handshakes })
  const after = await toServer({ do: 'count' })
  if (after.listeners !== count) throw new Error(`${after.listeners} of ${count} listen`)
  return {
    ask: toServer,
    crowd: listeners,
    bytesEach: {
      held: ((after.held ?? 0) - (before.held ?? 0)) / count,
      resident: ((after.resident ?? 0) - (before.resident ?? 0)) / count
    },
    async end() {
      crowd.kill()
      await toServer({ do: 'close' })
    }
  }
}

type Gathering = Awaited<ReturnType<typeof gather>>

interface Told {
  /** Until the last has heard, from the moment the first is written to; milliseconds. */
  readonly last: number
  /** What writing to all alone kept the processor; milliseconds. */
  readonly busy: number
  /** Processor time of the server for each listener, less what it uses when nobody is told; microseconds. */
  readonly cpu: number
  readonly bytes: number
}

/** What a server uses of the processor when nobody is told, in microseconds for each millisecond. */
async function idleRate({ ask }: Gathering): Promise<number> {
  await ask({ do: 'start' })
  const began = performance.now()
  await pause(SETTLED_MS)
  const { cpu = 0 } = await ask({ do: 'loop' })
  return cpu / (performance.now() - began)
}

async function tellOnce(gathering: Gathering, bytes: number, count: number) {
  const { ask, crowd } = gathering
  const idle = await idleRate(gathering)
  const { ticks: before = 0 } = await ask({ do: 'loop' })
  await crowd({ do: 'arm', bytes })
  await ask({ do: 'start' })
  const started = performance.now()
  const heard = crowd({ do: 'last' })
  await ask({ do: 'tell', bytes })
  const { last = '0' } = await heard
  await pause(SETTLED_MS)
  const { loop, cpu = 0, ticks = 0 } = await ask({ do: 'loop' })
  if (!loop) throw new Error('Nothing was told')
  const took = Number(BigInt(last) - BigInt(loop.began)) / 1e6
  const { bytes: sent, busy } = loop
  const isAlone = ticks - before === 1
  const used = cpu - idle * (performance.now() - started)
  return { last: took, busy, cpu: used / count, bytes: sent, isAlone }
}

/** Tells all listeners once; anew when the house had something else to tell meanwhile. */
async function tellAll(gathering: Gathering, bytes: number, count: number): Promise<Told> {
  for (;;) {
    const { isAlone, ...told } = await tellOnce(gathering, bytes, count)
    if (isAlone) return told
  }
}

/**
 * Moves the pots a hundred times within a second: how many frames a second the busiest listener got.
 * The first and the last stand at the two ends of that second, so one more than its paces.
 */
async function framesOfBurst({ ask, crowd }: Gathering, bytes: number): Promise<number> {
  await crowd({ do: 'arm', bytes: Number.MAX_SAFE_INTEGER })
  const end = performance.now() + BURST_MS
  while (performance.now() < end) {
    await ask({ do: 'tell', bytes })
    await pause(BURST_EVERY_MS)
  }
  await pause(SETTLED_MS)
  const { most = 0 } = await crowd({ do: 'counted' })
  return (most / bytes - 1) / (BURST_MS / 1000)
}

export interface FanOutFacts {
  readonly listeners: number
  readonly bytes: number
  /** Frames that one listener got at most while pots moved all the time for a second. */
  readonly framesASecond: number
  readonly bytesEach: Readonly<Record<'bare' | 'house', Gathering['bytesEach']>>
}

export interface FanOutResult {
  readonly figures: readonly Figure[]
  readonly facts: FanOutFacts
}

/** Measures the house and bare sockets turn by turn; the bare ones twice, as their own twin. */
export async function benchFanOut(count: number, rounds: number): Promise<FanOutResult> {
  const house = await gather('house', count)
  const bare = await gather('bare', count)
  try {
    const { bytes } = await tellAll(house, 1, count)
    const work = {
      measured: () => tellAll(house, bytes, count),
      reference: () => tellAll(bare, bytes, count),
      twin: () => tellAll(bare, bytes, count)
    }
    const taken: Record<keyof typeof work, Slice<Told>[]> = {
      measured: [],
      reference: [],
      twin: []
    }
    for (let round = -1; round < rounds; round++)
      for (const kind of KINDS.toSorted(() => Math.random() - 0.5)) {
        const told = await slice(work[kind])
        if (round >= 0) taken[kind].push(told)
      }
    const of = (read: (told: Told) => number): Series => {
      const each = (slices: readonly Slice<Told>[]) =>
        slices.map(({ value, isClean }) => ({ value: read(value), isClean }))
      return {
        measured: each(taken.measured),
        reference: each(taken.reference),
        twin: each(taken.twin)
      }
    }
    const about = { group: 'fan-out', better: 'lower' } as const
    return {
      figures: [
        compare(
          { ...about, name: 'until the last of all has heard', unit: 'ms' },
          of(({ last }) => last)
        ),
        compare(
          { ...about, name: 'processor time of writing to all', unit: 'ms' },
          of(({ busy }) => busy)
        ),
        compare(
          { ...about, name: 'processor time of the server for each', unit: 'µs' },
          of(({ cpu }) => cpu)
        )
      ],
      facts: {
        listeners: count,
        bytes,
        framesASecond: await framesOfBurst(house, bytes),
        bytesEach: { house: house.bytesEach, bare: bare.bytesEach }
      }
    }
  } finally {
    await Promise.all([house.end(), bare.end()])
  }
}

const GOAL = { listeners: 10_000, ratio: 1.15, micros: 15, framesASecond: 10 }

/** Keeps what was measured of the goal; fewer listeners than it names say nothing of it. */
export function recordFanOut({ figures, facts }: FanOutResult): void {
  const [last, , cpu] = figures
  if (!last || !cpu || facts.listeners < GOAL.listeners) return
  recordGoal('speed-10', {
    isMet:
      last.ratio.median <= GOAL.ratio &&
      cpu.measured.median <= GOAL.micros &&
      facts.framesASecond <= GOAL.framesASecond,
    figures: `${facts.listeners} listeners: ${last.ratio.median.toFixed(2)} times a bare socket’s time (twin ${(last.noise * 100).toFixed(1)} % apart), ${cpu.measured.median.toFixed(1)} µs each, ${facts.framesASecond.toFixed(1)} frames a second; ${last.cleanRounds} of ${last.rounds} rounds quiet`
  })
}

if (import.meta.main) {
  const [count = 10_000, rounds = 7] = process.argv.slice(2).map(Number)
  const result = await benchFanOut(count, rounds)
  const { facts, figures } = result
  console.log(`${facts.listeners} listeners, ${facts.bytes} bytes a frame`)
  for (const { name, unit, measured, reference, ratio, noise, rounds, cleanRounds } of figures)
    console.log(
      `${name}: ${measured.median.toFixed(1)} ${unit} (${measured.min.toFixed(1)} to ${measured.max.toFixed(1)}), bare ${reference.median.toFixed(1)} ${unit} (${reference.min.toFixed(1)} to ${reference.max.toFixed(1)}), ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), noise ${(noise * 100).toFixed(1)} %, ${cleanRounds} of ${rounds} quiet`
    )
  console.log(`frames in a second of steady change: ${facts.framesASecond.toFixed(1)}`)
  for (const [name, { held, resident }] of Object.entries(facts.bytesEach))
    console.log(`${name}: ${held.toFixed(0)} B held, ${resident.toFixed(0)} B resident a listener`)
  recordFanOut(result)
}
