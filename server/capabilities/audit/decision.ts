import { createHash } from 'node:crypto'

import type { Json, JsonObject } from '../../db/tables.ts'
import type { Actor } from './table.ts'

/** What a line may hold: figures, codes and moments, and nothing that tells who a person is. */
export interface DecisionData {
  readonly [name: string]: DecisionValue | undefined
}

export type DecisionValue =
  | Date
  | bigint
  | boolean
  | number
  | string
  | null
  | readonly DecisionValue[]
  | DecisionData

export interface Line {
  readonly seq: bigint
  readonly at: Date
  readonly playerId: string | null
  readonly actor: Actor
  readonly kind: string
  readonly data: JsonObject
  readonly previous: string
}

/** What the first line follows. */
export const BEGINNING = '0'.repeat(64)

/** The line's hash: over everything that it says and the hash of the line before. */
export const hashOf = ({ seq, at, playerId, actor, kind, data, previous }: Line): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        String(seq),
        at.toISOString(),
        playerId,
        actor,
        kind,
        inOneOrder(data),
        previous
      ])
    )
    .digest('hex')

/** The data as the database gives it back. */
export const asStored = (data: DecisionData): JsonObject =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, asJson(value)]]
    )
  )

function asJson(value: DecisionValue): Json {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value === null || typeof value !== 'object') return value
  return isList(value) ? value.map(asJson) : asStored(value)
}

const isList = <T, R>(value: readonly T[] | R): value is readonly T[] => Array.isArray(value)

/** The database keeps no order of names. */
function inOneOrder(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(inOneOrder)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, inOneOrder(inner)])
  )
}
