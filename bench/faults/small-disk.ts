import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BLOCK = Buffer.alloc(4096)

export interface SmallDisk {
  readonly directory: string
  /** Takes all the room that is left. */
  fill(): void
  /** Gives it back. */
  free(): void
  unmount(): void
}

function run(program: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`A disk of its own needs root: ${program}: ${error?.message ?? stderr}`)
}

/** A file system of so many megabytes, in memory; only root may make one. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'lobby-disk-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', directory])
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (;;) writeSync(file, BLOCK)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      run('umount', [directory])
      rmdirSync(directory)
    }
  }
}
