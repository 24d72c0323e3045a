import { createCipheriv, createHmac } from 'node:crypto'

import { type Draw, evenly } from '#engine/draw.ts'

const BLOCK = 2048
const WORD = 4

/**
 * An endless even draw that a secret and a label decide: the key is HMAC-SHA-256 of the label under
 * the secret, the words are what AES-256 makes of it in counter mode. Without the secret nothing
 * can be told of it; with it, any process draws the same.
 */
export function streamOf(secret: Uint8Array, label: string): Draw {
  const key = createHmac('sha256', secret).update(label).digest()
  const cipher = createCipheriv('aes-256-ctr', key, new Uint8Array(16))
  const zeros = new Uint8Array(BLOCK)
  let block = cipher.update(zeros)
  let at = 0
  return evenly(() => {
    if (at + WORD > block.byteLength) {
      block = cipher.update(zeros)
      at = 0
    }
    const word = block.readUInt32LE(at)
    at += WORD
    return word
  })
}

const RANGE = 2 ** 32

/** A number from 0 up to, not including, 1. */
export const uniform = (draw: Draw): number => draw(RANGE) / RANGE

/** Whether something of that chance happens. */
export const happens = (draw: Draw, chance: number): boolean => uniform(draw) < chance

/** One of a list whose weights need not add up to one; -1 where the weights leave a rest of one. */
export function pickBy(draw: Draw, weights: readonly number[]): number {
  let left = uniform(draw)
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return index
  }
  return -1
}

/** A number from -1 to 1 that a seed and a count decide, as often above nought as below it. */
export function ripple(seed: number, count: number): number {
  let mixed = Math.imul(seed ^ Math.imul(count + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0
  mixed = (mixed ^ (mixed >>> 15)) >>> 0
  return (2 * mixed + 1) / RANGE - 1
}
