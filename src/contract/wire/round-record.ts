import {
  array,
  type InferOutput,
  isoTimestamp,
  literal,
  maxLength,
  nullable,
  object,
  pipe,
  regex,
  string,
  unknown
} from 'valibot'

import { amount, currencyCode, id, slug } from './atoms.ts'
import { parserOf } from './fit.ts'

const SEED = /^[0-9a-f]{64}$/

/**
 * All that decided a round and what it was told as: the file that a player keeps and checks it by.
 * The house's secret is in it once nothing is left to choose.
 */
const roundRecord = object({
  format: literal('round-record-1'),
  id,
  game: slug,
  currency: currencyCode,
  startedAt: pipe(string(), isoTimestamp()),
  commitment: pipe(string(), regex(SEED)),
  serverSeed: nullable(pipe(string(), regex(SEED))),
  clientSeed: pipe(string(), maxLength(80)),
  /** The stake that the round began with, and how it was laid. */
  stake: amount,
  opening: unknown(),
  moves: pipe(array(pipe(string(), maxLength(4000))), maxLength(200)),
  /** What the player was told: all stakes, what came back, and the picture of the round. */
  staked: amount,
  win: amount,
  shown: unknown()
})

export type RoundRecord = InferOutput<typeof roundRecord>

export const readRoundRecord = parserOf(roundRecord)

/** What a casino asks a provider for, signed as calls to its own wallet are: POST /play/records. */
const recordRequest = object({ player: id, roundId: id })

export const readRecordRequest = parserOf(recordRequest)
