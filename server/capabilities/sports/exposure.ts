import { sql } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import { BOOK } from '#config/sports/book.ts'
import { exchanged } from '#rules/exchange.ts'
import { type Bet, returnOf, stakeOf } from '#rules/sports/returns.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Selection, StoredLeg } from './tables.ts'

/** What a bet adds to each outcome that it needs, in euro cents. */
export interface Exposure extends Selection {
  readonly liability: bigint
  readonly staked: bigint
  readonly bets: number
}

/** What the house may lose by a bet as its legs stand, in euro cents: what it pays above the stake. */
export function liabilityOf(bet: Bet, currency: CurrencyCode): bigint {
  const { status, possible } = returnOf(bet)
  // A free bet brings the house its own money.
  const most = possible - (bet.isFree ? 0n : stakeOf(bet))
  return status === 'open' && most > 0n ? exchanged(most, currency, 'EUR', 'up') : 0n
}

export const selectionOf = ({ event_id, market, outcome }: StoredLeg): Selection => ({
  event: event_id,
  market,
  outcome
})

const nameOf = ({ event, market, outcome }: Selection) => `${event} ${market} ${outcome}`

const inOrder = (one: Selection, other: Selection) => (nameOf(one) < nameOf(other) ? -1 : 1)

/** Several of one outcome as one, in the order in which outcomes are locked. */
function summed(changes: readonly Exposure[]): readonly Exposure[] {
  const sums = new Map<string, Exposure>()
  for (const change of changes) {
    const sum = sums.get(nameOf(change))
    sums.set(nameOf(change), {
      ...change,
      liability: change.liability + (sum?.liability ?? 0n),
      staked: change.staked + (sum?.staked ?? 0n),
      bets: change.bets + (sum?.bets ?? 0)
    })
  }
  return [...sums.values()].toSorted(inOrder)
}

/** What the limits of outcomes leave, in euro cents, in their order. */
export async function leftOn(
  db: Executor,
  selections: readonly Selection[]
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('sport_exposures')
    .select(['event_id', 'market', 'outcome', 'liability', 'own_limit'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('event_id', 'market', 'outcome'),
        'in',
        selections.map(({ event, market, outcome }) => tuple(event, market, outcome))
      )
    )
    .execute()
  return selections.map(({ event, market, outcome }) => {
    const row = rows.find(
      each => each.event_id === event && each.market === market && each.outcome === outcome
    )
    const left = (row?.own_limit ?? BOOK.liabilityLimit) - (row?.liability ?? 0n)
    return left > 0n ? left : 0n
  })
}

/**
 * Adds to outcomes what a bet may cost, each within its limit, and says which of them has no room;
 * undefined when all have. The last thing that a bet does: whoever bets on the same outcome waits.
 */
export async function expose(tx: Tx, added: readonly Exposure[]): Promise<Selection | undefined> {
  for (const change of summed(added)) {
    const { event, market, outcome, liability, staked, bets } = change
    const usual = BOOK.liabilityLimit
    const { rows } = await sql<{ liability: bigint }>`
      insert into sport_exposures as e (event_id, market, outcome, liability, staked, bets)
      select ${event}, ${market}, ${outcome}, ${liability}::bigint, ${staked}::bigint, ${bets}
      where ${liability}::bigint <= coalesce((
        select own_limit from sport_exposures
        where event_id = ${event} and market = ${market} and outcome = ${outcome}), ${usual}::bigint)
      on conflict (event_id, market, outcome) do update set
        liability = e.liability + excluded.liability,
        staked = e.staked + excluded.staked,
        bets = e.bets + excluded.bets
      where e.liability + excluded.liability <= coalesce(e.own_limit, ${usual}::bigint)
      returning liability`.execute(tx)
    if (rows.length === 0) return change
  }
  return undefined
}

/** Changes what outcomes may cost by what has become of bets, whatever their limits are. */
export async function moveExposures(tx: Tx, changes: readonly Exposure[]): Promise<void> {
  for (const { event, market, outcome, liability, staked, bets } of summed(changes)) {
    if (liability === 0n && staked === 0n && bets === 0) continue
    await tx
      .updateTable('sport_exposures')
      .set({
        liability: sql`greatest(0, liability + ${liability}::bigint)`,
        staked: sql`greatest(0, staked + ${staked}::bigint)`,
        bets: sql`bets + ${bets}`
      })
      .where('event_id', '=', event)
      .where('market', '=', market)
      .where('outcome', '=', outcome)
      .execute()
  }
}
