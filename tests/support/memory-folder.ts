import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES
  } catch {
    // Not every system has such a place.
    return false
  }
}

/** Where files that live for a test stand: in memory where there is room, on the disk where not. */
export const memoryFolder = (): string => (hasRoom() ? IN_MEMORY : tmpdir())
