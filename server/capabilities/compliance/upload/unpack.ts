import { constants, createInflateRaw } from 'node:zlib'

/** All that is unpacked of one document, in bytes; throws a RangeError beyond it. */
export interface Budget {
  left: number
}

const ZLIB_HEAD = 2

/**
 * Whatever can be unpacked: readers of documents go on where a stream is broken or its sum is
 * wrong, so that much counts as being there.
 */
export const inflated = (bytes: Buffer, budget: Budget): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const unpacker = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
    const chunks: Buffer[] = []
    const finish = () => resolve(Buffer.concat(chunks))
    unpacker.on('data', (chunk: Buffer) => {
      budget.left -= chunk.length
      chunks.push(chunk)
      if (budget.left >= 0) return
      unpacker.destroy()
      reject(new RangeError('The document unpacks to too much'))
    })
    unpacker.on('end', finish)
    unpacker.on('error', finish)
    unpacker.end(bytes.subarray(ZLIB_HEAD))
  })

/** Texts of figures are small in what a scanner or a bank writes, and slow to read. */
const LONGEST_TEXT = 1024 * 1024

function readable(text: string): string {
  if (text.length > LONGEST_TEXT) throw new RangeError('The document is written to be slow to read')
  return text
}

const HEX = /^[\da-f\0\s]+>?[\0\s]*$/i
const ASCII85 = /^(?:<~)?[!-uz\0\s]+(?:~>?)?[\0\s]*$/

/** What stands in a text of figures of sixteen; undefined for another one. */
export function fromHex(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1')
  if (!HEX.test(text)) return undefined
  const digits = readable(text).replace(/[\0\s>]/g, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

const BASE = 85
const GROUP = 5
const WORD = 4

/** What stands in a text of figures of eighty-five; undefined for another one. */
export function fromAscii85(bytes: Buffer): Buffer | undefined {
  const whole = bytes.toString('latin1')
  if (!ASCII85.test(whole)) return undefined
  const text = readable(whole)
    .replace(/^<~|~.*$|[\0\s]/gs, '')
    .replaceAll('z', '!!!!!')
  const out = Buffer.alloc(Math.ceil(text.length / GROUP) * WORD)
  let end = 0
  for (let at = 0; at < text.length; at += GROUP) {
    const group = text.slice(at, at + GROUP)
    let value = 0
    for (const letter of group.padEnd(GROUP, 'u')) value = value * BASE + letter.charCodeAt(0) - 33
    out.writeUInt32BE(value >>> 0, end)
    end += group.length === GROUP ? WORD : group.length - 1
  }
  return out.subarray(0, end)
}

const PREDICTORS = 5

/** Takes rows of so many bytes back to what they were before they were written as differences. */
export function withoutRows(bytes: Buffer, columns: number): Buffer | undefined {
  const stride = columns + 1
  const rows = bytes.length / stride
  if (columns < 1 || rows < 1 || !Number.isInteger(rows)) return undefined
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * stride] ?? PREDICTORS
    if (kind >= PREDICTORS) return undefined
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const left = column > 0 ? (out[at - 1] ?? 0) : 0
      const up = row > 0 ? (out[at - columns] ?? 0) : 0
      const corner = row > 0 && column > 0 ? (out[at - columns - 1] ?? 0) : 0
      const by = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][kind] ?? 0
      out[at] = (bytes[row * stride + 1 + column] ?? 0) + by
    }
  }
  return out
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
