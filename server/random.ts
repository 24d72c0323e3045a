import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Chance as a port, so that tests can repeat it. */
export interface Random {
  bytes(length: number): Uint8Array
  /** A whole number from 0 up to, not including, the limit (at most 2^48). */
  integer(limit: number): number
  uuid(): string
}

/** Unpredictable values from the operating system. */
export const systemRandom: Random = {
  bytes: length => randomBytes(length),
  integer: limit => randomInt(limit),
  uuid: () => randomUUID()
}
