import * as v from 'valibot'

import { HOUSE_JACKPOT, type JackpotRule, PAGE_POTS } from '#config/jackpots.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import type { Executor } from '../../db/database.ts'
import type { Json } from '../../db/tables.ts'
import type { Ports } from '../../ports.ts'
import { JACKPOTS_ACCOUNT, potAccount } from './accounts.ts'
import type { Instance, PotRow } from './tables.ts'

const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform(text => BigInt(text))
)
const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const RULE = v.object({
  id: v.string(),
  source: v.string(),
  unit: amount,
  pots: v.array(
    v.object({
      id: v.picklist(PAGE_POTS),
      seed: amount,
      share,
      odds: count,
      mustDropAt: v.nullable(amount),
      community: v.array(
        v.variant('strategy', [
          v.object({ strategy: v.literal('topContributors'), share, places: count }),
          v.object({ strategy: v.literal('randomActive'), share, winners: count, hours: count }),
          v.object({ strategy: v.literal('lifetime'), share, places: count })
        ])
      )
    })
  ),
  checkedFrom: amount,
  linked: v.array(v.string()),
  optsInLinked: v.boolean(),
  excludedCountries: v.array(v.string())
})

const textOf = (rule: JackpotRule) =>
  JSON.stringify(rule, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value
  )

interface Row {
  readonly id: string
  readonly source: string
  readonly rule: Json
  readonly decided: bigint
  readonly last_hash: string
}

const instanceFrom = ({ id, source, rule, decided, last_hash }: Row): Instance => ({
  id,
  source,
  rule: v.parse(RULE, rule),
  decided,
  lastHash: last_hash
})

const open = (db: Executor) =>
  db
    .selectFrom('jackpot_instances')
    .select(['id', 'source', 'rule', 'decided', 'last_hash'])
    .where('status', '=', 'open')

/** The jackpots that run under a source. */
export async function readInstances(db: Executor, source: string): Promise<readonly Instance[]> {
  const rows = await open(db).where('source', '=', source).orderBy('id').execute()
  return rows.map(instanceFrom)
}

/** The names of all jackpots that run. */
export async function openJackpots(db: Executor): Promise<readonly string[]> {
  const rows = await open(db).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** A jackpot that runs; undefined when there is none of this name. */
export async function instanceOf(db: Executor, id: string): Promise<Instance | undefined> {
  const row = await open(db).where('id', '=', id).executeTakeFirst()
  return row && instanceFrom(row)
}

/** What the pots of a jackpot hold. */
export const readPots = (db: Executor, instance: string): Promise<PotRow[]> =>
  db
    .selectFrom('jackpot_pots')
    .selectAll()
    .where('instance', '=', instance)
    .orderBy('pot')
    .execute()

/** Opens a jackpot with what the house puts into its pots, once; it runs by this rule for good. */
export async function openJackpot(ports: Ports, rule: JackpotRule): Promise<void> {
  const { db, ledger, clock } = ports
  const now = clock.now()
  await db.transaction(async tx => {
    const opened = await tx
      .insertInto('jackpot_instances')
      .values({ id: rule.id, source: rule.source, rule: textOf(rule), opened_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!opened) return
    await tx
      .insertInto('jackpot_pots')
      .values(
        rule.pots.map(({ id, seed }) => ({
          instance: rule.id,
          pot: id,
          micro: seed * MICRO_PER_CENT,
          filled_since: now
        }))
      )
      .execute()
    await ledger.post(tx, {
      key: `jackpot-open:${rule.id}`,
      postings: rule.pots.map(({ id, seed }) => ({
        from: JACKPOTS_ACCOUNT,
        to: potAccount(rule.id, id),
        asset: 'EUR/2',
        amount: seed
      }))
    })
  })
}

/** Opens the house's jackpot if it does not run yet. */
export const ensureJackpots = (ports: Ports): Promise<void> => openJackpot(ports, HOUSE_JACKPOT)
