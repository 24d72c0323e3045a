/** A player's part in a draw: what stands for the player, and how many tickets. */
export interface DrawEntry {
  readonly entrant: string
  readonly tickets: number
}

export interface DrawnTicket {
  /** 1 for the first prize. */
  readonly place: number
  /** Counted from 0 through the whole list. */
  readonly ticket: number
  readonly entrant: string
}

export interface Draw {
  readonly digest: string
  readonly ticketCount: number
  readonly winners: readonly DrawnTicket[]
}

export interface DrawRequest {
  readonly instance: string
  /** 64 hexadecimal digits. */
  readonly seed: string
  /** In the order of their entrants, each with a ticket at least. */
  readonly entries: readonly DrawEntry[]
  readonly prizes: number
}

const BYTES = 256n ** 8n

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([\da-f]{2})+$/.test(hex)) throw new RangeError('Not hexadecimal digits')
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** What is told of a seed when its draw opens: nobody can choose another seed afterwards. */
export const commitmentOf = (seed: string): Promise<string> => sha256(bytesOf(seed))

/** Adds the tickets up as far as each entry; throws for a list that no draw is made from. */
function lastTickets(entries: readonly DrawEntry[]): Float64Array {
  const ends = new Float64Array(entries.length)
  let sum = 0
  let before = ''
  for (const [index, { entrant, tickets }] of entries.entries()) {
    if (entrant <= before) throw new RangeError('The entries are not in order')
    if (!Number.isSafeInteger(tickets) || tickets < 1)
      throw new RangeError('Not a count of tickets')
    sum += tickets
    ends[index] = sum
    before = entrant
  }
  if (!Number.isSafeInteger(sum)) throw new RangeError('Too many tickets')
  return ends
}

/** Whose ticket it is: the first entry that the list reaches it with. */
function holderOf(ticket: number, ends: Float64Array): number {
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] ?? 0) > ticket) high = middle
    else low = middle + 1
  }
  return low
}

/** Lines that are written out at once: one text of a million would cost more than it all. */
const LINES = 2000

/** The digest of the list of entries, one line each: `entrant tickets`. */
export function digestOf(entries: readonly DrawEntry[]): Promise<string> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let size = 0
  for (let from = 0; from < entries.length; from += LINES) {
    let text = ''
    for (const { entrant, tickets } of entries.slice(from, from + LINES))
      text += `${entrant} ${tickets}\n`
    const part = encoder.encode(text)
    parts.push(part)
    size += part.length
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return sha256(bytes)
}

/** Numbers from a seed: 64 bits for a text, which nobody can foresee who has not got the seed. */
async function numbersOf(seed: string): Promise<(text: string) => Promise<bigint>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign'])
  return async text => {
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
    return new DataView(mac).getBigUint64(0)
  }
}

/**
 * Draws a ticket for each prize, no ticket twice, and at most as many as there are. The same seed and
 * list always draw the same, here and in a browser. For each place it tries number after number: the
 * first eight bytes of HMAC-SHA256(seed, `instance:digest:place:attempt`), as long as one is so large
 * that its remainder would favour the first tickets, or is of a ticket that has won already.
 */
export async function drawTickets(request: DrawRequest): Promise<Draw> {
  const { instance, seed, entries, prizes } = request
  const ends = lastTickets(entries)
  const ticketCount = ends.at(-1) ?? 0
  const digest = await digestOf(entries)
  const numberOf = await numbersOf(seed)
  const count = BigInt(ticketCount)
  const fair = ticketCount === 0 ? 0n : (BYTES / count) * count
  const drawn = new Set<number>()
  const winners: DrawnTicket[] = []
  for (let place = 1; place <= Math.min(prizes, ticketCount); place++) {
    for (let attempt = 0; winners.length < place; attempt++) {
      const number = await numberOf(`${instance}:${digest}:${place}:${attempt}`)
      const ticket = Number(number % count)
      if (number >= fair || drawn.has(ticket)) continue
      drawn.add(ticket)
      const entrant = entries[holderOf(ticket, ends)]?.entrant ?? ''
      winners.push({ place, ticket, entrant })
    }
  }
  return { digest, ticketCount, winners }
}
