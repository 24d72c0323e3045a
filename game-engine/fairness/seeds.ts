import { type Draw, evenly } from '../draw.ts'

/** What decides a round: the house's secret, told of by its hash before, and the player's own word. */
export interface Seeds {
  /** Thirty-two bytes as hexadecimal digits. */
  readonly server: string
  /** Chosen by the player's side, after the commitment was told. */
  readonly client: string
}

const FIRST_BYTES = 4096
const WORD = 4

class StreamEnded extends Error {}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex))
    throw new RangeError('A seed is written in hexadecimal digits')
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/** What is told of a server seed before play: its SHA-256, as hexadecimal digits. */
export const commitmentOf = async (server: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(server)))

/**
 * The stream of both seeds: the key is HMAC-SHA-256 of the client's seed under the server's, the
 * stream what AES-256 makes of it in counter mode from zero.
 */
async function streamOf({ server, client }: Seeds, length: number): Promise<DataView> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', bytesOf(server), hmac, false, ['sign'])
  const mixed = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(client))
  const key = await crypto.subtle.importKey('raw', mixed, 'AES-CTR', false, ['encrypt'])
  const counter = { name: 'AES-CTR', counter: new Uint8Array(16), length: 64 }
  return new DataView(await crypto.subtle.encrypt(counter, key, new Uint8Array(length)))
}

function drawOf(stream: DataView): Draw {
  let at = 0
  return evenly(() => {
    if (at + WORD > stream.byteLength) throw new StreamEnded()
    const word = stream.getUint32(at, true)
    at += WORD
    return word
  })
}

/**
 * Decides by the draws of two seeds; the same seeds decide the same, on any machine. `decide` must
 * be pure: it is asked again where it wants more draws than were made ready.
 */
export async function decideBy<Result>(
  seeds: Seeds,
  decide: (draw: Draw) => Result
): Promise<Result> {
  for (let length = FIRST_BYTES; ; length *= 8) {
    const draw = drawOf(await streamOf(seeds, length))
    try {
      return decide(draw)
    } catch (error) {
      if (!(error instanceof StreamEnded)) throw error
    }
  }
}
