import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'

import { decide } from '#rules/jackpot/decide.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Executor } from '../../db/database.ts'
import { instanceOf } from './instances.ts'
import { type ReadRecord, readRecord } from './read-record.ts'
import type { Instance } from './tables.ts'

export type RecordFault =
  | 'CHAIN'
  | 'CONTRIBUTION'
  | 'DECISION'
  | 'END'
  | 'FORM'
  | 'HASH'
  | 'MISSING'
  | 'POTS'
  | 'SIGNATURE'
  | 'WINS'

export interface Finding {
  readonly number: bigint
  readonly fault: RecordFault
}

export interface Checked {
  readonly records: number
  readonly findings: readonly Finding[]
}

const PAGE = 1000

const pageOf = (db: Executor, instance: string, after: bigint) =>
  db
    .selectFrom('jackpot_decisions')
    .innerJoin(
      'jackpot_contributions',
      'jackpot_contributions.id',
      'jackpot_decisions.contribution'
    )
    .select(['number', 'contribution', 'record', 'hash', 'signature'])
    .select(['jackpot_contributions.micro as given', 'jackpot_contributions.decision as told'])
    .where('jackpot_decisions.instance', '=', instance)
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE)
    .execute()

type Row = Awaited<ReturnType<typeof pageOf>>[number]

/** What each decision has paid, in cents, by the win. */
async function winsOf(db: Executor, instance: string): Promise<ReadonlyMap<string, bigint>> {
  const wins = await db
    .selectFrom('jackpot_wins')
    .select(['id', 'decision', 'euros'])
    .where('instance', '=', instance)
    .execute()
  return new Map(wins.map(({ id, decision, euros }) => [`${decision}:${id}`, euros]))
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Makes the decision of a record again from its numbers, and compares what it came to. */
function isDecidedSo({ rule }: Instance, record: ReadRecord): boolean {
  const numbers = record.draws.map(({ number }) => number)
  const again = decide(rule, record.before, record.micro, () => numbers.shift() ?? 0)
  const left = new Map(record.drops.map(drop => [drop.pot, drop.left * MICRO_PER_CENT]))
  const pots = again.pots.map(pot => ({ ...pot, micro: pot.micro + (left.get(pot.id) ?? 0n) }))
  const drops = again.drops.map(({ pot, filling, cents, cause }) => [
    pot,
    filling,
    String(cents),
    cause
  ])
  return (
    sameText(stateOf(pots), stateOf(record.after)) &&
    sameText(
      drops,
      record.drops.map(told => [told.pot, told.filling, `${told.cents}`, told.cause])
    ) &&
    again.draws.every((draw, index) => {
      const told = record.draws[index]
      return told && draw.pot === told.pot && draw.of === told.of && draw.below === told.below
    })
  )
}

/** Pots without the order that a record names them in: it says nothing. */
const stateOf = (pots: ReadRecord['after']) =>
  pots
    .map(({ id, micro, filling }) => [id, String(micro), filling])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))

function arePaid(record: ReadRecord, wins: ReadonlyMap<string, bigint>): boolean {
  const isBooked = record.drops.every(drop =>
    drop.wins.every(({ id, cents }) => wins.get(`${record.number}:${id}`) === cents)
  )
  const isWhole = record.drops.every(
    drop => drop.cents === drop.wins.reduce((sum, { cents }) => sum + cents, drop.left)
  )
  return isBooked && isWhole
}

/**
 * Walks the records of a jackpot from the first to the last and names what is not as it was signed:
 * a record that was changed or left out, a decision that its numbers do not make, pots that do not
 * go on where they were, wins that are not booked.
 */
export async function checkRecords(
  db: Executor,
  key: JsonWebKey,
  jackpot: string
): Promise<Checked> {
  const instance = await instanceOf(db, jackpot)
  if (!instance) throw new RangeError(`No jackpot ${jackpot}`)
  const publicKey = createPublicKey({ key, format: 'jwk' })
  const wins = await winsOf(db, jackpot)
  const findings: Finding[] = []
  let [number, hash, records] = [0n, '', 0]
  let pots: ReadRecord['after'] | null = null

  const faultsOf = (row: Row, record: ReadRecord): readonly (RecordFault | false)[] => [
    createHash('sha256').update(row.record).digest('hex') !== row.hash && 'HASH',
    !verify(null, Buffer.from(row.record), publicKey, Buffer.from(row.signature, 'base64url')) &&
      'SIGNATURE',
    record.previous !== hash && 'CHAIN',
    (record.instance !== jackpot || record.number !== row.number) && 'FORM',
    (record.contribution !== row.contribution ||
      record.micro !== row.given ||
      row.told !== row.number) &&
      'CONTRIBUTION',
    pots !== null && !sameText(stateOf(pots), stateOf(record.before)) && 'POTS',
    !isDecidedSo(instance, record) && 'DECISION',
    !arePaid(record, wins) && 'WINS'
  ]

  for (;;) {
    const page = await pageOf(db, jackpot, number)
    for (const row of page) {
      if (row.number !== number + 1n) findings.push({ number: number + 1n, fault: 'MISSING' })
      const record = readRecord(row.record)
      const faults = record ? faultsOf(row, record) : (['FORM'] as const)
      findings.push(...faults.flatMap(fault => (fault ? { number: row.number, fault } : [])))
      number = row.number
      hash = row.hash
      pots = record?.after ?? null
      records += 1
    }
    if (page.length < PAGE) break
  }
  if (instance.decided !== number || instance.lastHash !== hash)
    findings.push({ number: instance.decided, fault: 'END' })
  return { records, findings }
}
