const TEXT = 0x81
const SHORT = 125
const LONG = 0xffff

function headerOf(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([TEXT, length])
  if (length <= LONG) {
    const header = Buffer.from([TEXT, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header[0] = TEXT
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

/**
 * A text as the frame that a server sends (RFC 6455, section 5.2): whole, uncompressed and unmasked.
 * It is made once and written to every listener as it is.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([headerOf(payload.length), payload])
}

/** Asks whoever is there for a sign of life. */
export const PING_FRAME = Buffer.from([0x89, 0])
