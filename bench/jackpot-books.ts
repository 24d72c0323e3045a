import { sql } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { drawOf } from '#rules/jackpot/decide.ts'
import { MICRO_PER_CENT } from '#rules/jackpot/euros.ts'
import { assetOf } from '#rules/money.ts'
import { readPots } from '#server/capabilities/jackpot/index.ts'
import type { Ports } from '#server/ports.ts'

const { id: JACKPOT, pots: POTS } = HOUSE_JACKPOT

/** What each bettor begins with, in minor units of their currency. */
export const PURSE = 10n ** 12n

export interface Bettor {
  readonly id: string
  readonly currency: CurrencyCode
}

export interface HitRate {
  readonly pot: string
  readonly hits: number
  readonly expected: number
  /** How many standard errors the hits are from what was expected. */
  readonly errors: number
  readonly mustDrops: number
}

export const cashOf = (player: string) => `player:${player}:cash` as const

/** Everything that is not in the ledger as the jackpot's own tables have it. */
export async function differencesOf({ db, ledger }: Ports, bettors: readonly Bettor[]) {
  const found: string[] = []
  const same = (what: string, booked: bigint, told: bigint) => {
    if (booked !== told) found.push(`${what}: the ledger says ${booked}, the tables ${told}`)
  }
  const { rows: sums } = await sql<{ id: string; given: string; won: string }>`
    select id,
      (select coalesce(sum(amount), 0)::text from jackpot_contributions c where c.player_id = p.id)
        as given,
      (select coalesce(sum(amount), 0)::text from jackpot_wins w
        where w.player_id = p.id and status = 'paid') as won
    from players p`.execute(db.kysely)
  for (const { id, currency } of bettors) {
    const sum = sums.find(row => row.id === id)
    const cash = await ledger.balanceOf(db.kysely, cashOf(id), assetOf(currency))
    same(`purse ${id}`, cash, PURSE - BigInt(sum?.given ?? 0) + BigInt(sum?.won ?? 0))
  }
  for (const { pot, micro, filling } of await readPots(db.kysely, JACKPOT)) {
    const rule = POTS.find(({ id }) => id === pot)
    if (!rule) continue
    const account = `pot:${JACKPOT}:${pot}` as const
    same(pot, await ledger.balanceOf(db.kysely, account, 'EUR/2'), micro / MICRO_PER_CENT)
    const { rows } = await sql<{ grown: string; paid: string }>`
      select (select sum(micro * ${rule.share} / 10000)::text from jackpot_contributions) as grown,
        (select coalesce(sum(euros), 0)::text from jackpot_wins where pot = ${pot}) as paid`.execute(
      db.kysely
    )
    const [{ grown, paid } = { grown: '0', paid: '0' }] = rows
    const came = BigInt(filling) * rule.seed * MICRO_PER_CENT + BigInt(grown)
    same(`what came into ${pot}, in millionths`, micro + BigInt(paid) * MICRO_PER_CENT, came)
  }
  const { rows: checking } = await sql<{ sum: string }>`
    select coalesce(sum(euros), 0)::text as sum from jackpot_wins
    where status = 'checking'`.execute(db.kysely)
  same(
    'wins being checked',
    await ledger.balanceOf(db.kysely, `pot:${JACKPOT}:checking`, 'EUR/2'),
    BigInt(checking[0]?.sum ?? 0)
  )
  const { unbalanced, drifted, negative } = await ledger.reconcile()
  return [...found, ...unbalanced, ...drifted, ...negative]
}

/** How often each pot was drawn, beside how often it is drawn on average. */
export async function hitsOf({ db }: Ports): Promise<readonly HitRate[]> {
  const { rows: drops } = await sql<{ pot: string; cause: string; count: string }>`
    select told->>'pot' as pot, told->>'cause' as cause, count(*)::text as count
    from jackpot_decisions, jsonb_array_elements(record::jsonb->'drops') told
    where record not like '%"drops":[]%'
    group by 1, 2`.execute(db.kysely)
  const { rows: given } = await sql<{ micro: string; squares: string }>`
    select sum(micro)::text as micro, sum(micro::numeric * micro)::text as squares
    from jackpot_contributions`.execute(db.kysely)
  const [micro, squares] = [Number(given[0]?.micro), Number(given[0]?.squares)]
  return POTS.map(pot => {
    const of = drawOf(HOUSE_JACKPOT, pot)
    const expected = micro / of
    const count = (cause: string) =>
      Number(drops.find(drop => drop.pot === pot.id && drop.cause === cause)?.count ?? 0)
    const hits = count('drawn')
    const error = Math.sqrt(expected - squares / of ** 2)
    return {
      pot: pot.id,
      hits,
      expected,
      errors: (hits - expected) / error,
      mustDrops: count('mustDrop')
    }
  })
}
