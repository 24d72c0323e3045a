import { setTimeout as pause } from 'node:timers/promises'

import type { Chaos } from '#tests/support/chaos.ts'

type Strike = (lines: readonly Chaos[]) => Promise<void>

/** Sets faults for so long, and takes them away again. */
const during =
  (faults: Partial<Chaos['faults']>, ms: number): Strike =>
  async lines => {
    const before = lines.map(line => ({ ...line.faults }))
    for (const line of lines) Object.assign(line.faults, faults)
    await pause(ms)
    lines.forEach((line, index) => {
      Object.assign(line.faults, before[index])
    })
  }

const reset: Strike = async lines => {
  for (const line of lines) line.reset()
}

/** What a line can do to those who speak over it; over when the promise is kept. */
export const LINE_FAULTS: Readonly<Record<string, Strike>> = {
  'every connection reset': reset,
  'nothing there for 2 s': async lines => {
    for (const line of lines) line.faults.refuses = true
    await reset(lines)
    await pause(2000)
    for (const line of lines) line.faults.refuses = false
  },
  'latency of 200 to 300 ms': during({ latency: 200, jitter: 100 }, 3000),
  'silence for 4 s': during({ isSilent: true }, 4000),
  'one byte at a time': during({ slice: 1 }, 1500),
  'open connections forgotten': async lines => {
    for (const line of lines) line.forget()
  }
}
