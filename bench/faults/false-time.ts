import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LIBRARIES = '/usr/lib'
const NAME = 'faketime/libfaketime.so.1'

function findLibrary(): string {
  const folders = [LIBRARIES, ...readdirSync(LIBRARIES).map(name => join(LIBRARIES, name))]
  const found = folders.map(folder => join(folder, NAME)).find(existsSync)
  if (!found) throw new Error('There is no libfaketime: apt-get install faketime')
  return found
}

export interface FalseTime {
  /** Of a process whose clock is this one; what it measures intervals by goes on as it does. */
  readonly env: Readonly<Record<string, string>>
  now(): Date
  /** Sets the clock to so many milliseconds from the real time, at once. */
  jump(offsetMs: number): void
  remove(): void
}

/** A clock of a process that may be set while it runs. */
export function falseTime(): FalseTime {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-time-'))
  const file = join(folder, 'time')
  let offset = 0
  const jump = (offsetMs: number) => {
    offset = offsetMs
    writeFileSync(file, `${offsetMs < 0 ? '-' : '+'}${Math.abs(offsetMs) / 1000}\n`)
  }
  jump(0)
  return {
    env: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1'
    },
    now: () => new Date(Date.now() + offset),
    jump,
    remove: () => rmSync(folder, { recursive: true })
  }
}
