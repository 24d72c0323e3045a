import { createHash } from 'node:crypto'
import { type Account, isFloored, playerOf } from './accounts.ts'
import { InvalidPosting } from './errors.ts'
import type { Entry, Posting } from './ledger.ts'

const SLOTS = 16
const LARGEST = 10n ** 15n

/** One change of one balance row; those of an entry sum up to zero for each asset. */
export interface Leg {
  readonly account: string
  readonly asset: string
  readonly slot: number
  delta: bigint
}

/** An entry as the database takes it. */
export interface Encoded extends Entry {
  readonly hash: string
  readonly reverses: string
  readonly players: readonly string[]
  readonly legs: readonly Leg[]
}

function check({ key, postings }: Entry): void {
  if (key === '' || key.length > 200) throw new InvalidPosting('A key has 1 to 200 characters')
  if (postings.length === 0) throw new InvalidPosting(`Entry ${key} moves nothing`)
  for (const { from, to, amount } of postings) {
    if (amount <= 0n || amount > LARGEST) throw new InvalidPosting(`Entry ${key}: bad amount`)
    if (from === to) throw new InvalidPosting(`Entry ${key}: ${from} pays itself`)
  }
}

const hashOf = (postings: readonly Posting[]) => {
  const body = postings.map(({ from, to, asset, amount }) => [from, to, asset, String(amount)])
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

const slotOf = (account: Account, key: string) => {
  if (isFloored(account)) return 0
  const sum = [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7)
  return Math.abs(sum) % SLOTS
}

function legsOf({ key, postings }: Entry): readonly Leg[] {
  const legs = new Map<string, Leg>()
  const add = (account: Account, asset: string, delta: bigint) => {
    const name = `${account} ${asset}`
    const leg = legs.get(name) ?? { account, asset, slot: slotOf(account, key), delta: 0n }
    leg.delta += delta
    legs.set(name, leg)
  }
  for (const { from, to, asset, amount } of postings) {
    add(from, asset, -amount)
    add(to, asset, amount)
  }
  return [...legs.values()]
}

/** Checks an entry and works out the balance rows it changes. */
export function encode(entry: Entry, reverses = ''): Encoded {
  check(entry)
  const legs = legsOf(entry)
  const players = new Set(legs.map(leg => playerOf(leg.account)).filter(id => id !== undefined))
  return {
    ...entry,
    hash: hashOf(entry.postings),
    reverses,
    players: [...players].toSorted(),
    legs
  }
}
