import { createHash, createPrivateKey, sign } from 'node:crypto'

import type { Draw, Drop } from '#rules/jackpot/decide.ts'
import type { Secrets } from '../../secrets.ts'

interface RecordedPot {
  readonly id: string
  readonly micro: string
  readonly filling: number
}

/** Everything that a decision was made of: who reads it can make it again. Amounts are text. */
export interface DecisionRecord {
  readonly instance: string
  readonly number: string
  readonly contribution: string
  readonly micro: string
  readonly at: string
  readonly before: readonly RecordedPot[]
  readonly after: readonly RecordedPot[]
  readonly draws: readonly Draw[]
  readonly drops: readonly (Omit<Drop, 'cents'> & {
    readonly cents: string
    readonly wins: readonly { readonly id: string; readonly cents: string }[]
    readonly left: string
  })[]
  /** The hash of the record before this one; empty for the first. */
  readonly previous: string
}

/** A record as the text that is signed: its fields in the order of their names. */
export const recordText = (record: DecisionRecord): string => JSON.stringify(sorted(record))

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)])
  )
}

export interface Signature {
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string
  /** Ed25519 over the text, in base64url. */
  readonly signature: string
}

/** Signs the text of a record by the house's key. */
export function signRecord({ jackpotKey }: Pick<Secrets, 'jackpotKey'>, text: string): Signature {
  const key = createPrivateKey({ key: jackpotKey, format: 'jwk' })
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    signature: sign(null, Buffer.from(text), key).toString('base64url')
  }
}
