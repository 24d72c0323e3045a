import { setTimeout as pause } from 'node:timers/promises'

import { cashIn, type Numbers, openNumbers, wrongInBooks } from '../books.ts'
import { type Customer, type Done, type Kind, MONEY } from './customer.ts'
import type { FaultHouse } from './fault-house.ts'

const CREDITED_WITHIN_MS = 60_000
const BETWEEN_LOOKS_MS = 100
const REPEATED_AT_ONCE = 8

type Asked = Pick<Numbers, 'of'>
type Crediting = Pick<FaultHouse, 'credit'>

/** Where the house keeps what it has done: a number of rows for a list of names. */
const KEPT: Readonly<Record<Kind, string>> = {
  bet: 'select count(*) as n from wallet_calls where transaction_id = any($1)',
  win: 'select count(*) as n from wallet_calls where transaction_id = any($1)',
  deposit: "select count(*) as n from deposits where id = any($1) and status = 'Completed'",
  withdrawal: 'select count(*) as n from withdrawals where id = any($1)'
}
const KINDS = Object.keys(KEPT) as Kind[]

async function wrongInKept(
  { credit }: Crediting,
  customers: readonly Customer[],
  numbers: Asked
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const kind of KINDS) {
    const all = customers.flatMap(({ done }) => done)
    const ids = all.filter(one => one.kind === kind).map(({ id }) => id)
    const due = BigInt(ids.length)
    let kept = await numbers.of(KEPT[kind], [ids])
    // A deposit is credited once the provider has told of it, and it tells until it is heard.
    const until = performance.now() + CREDITED_WITHIN_MS
    while (kind === 'deposit' && kept < due && performance.now() < until) {
      await credit()
      await pause(BETWEEN_LOOKS_MS)
      kept = await numbers.of(KEPT[kind], [ids])
    }
    if (kept !== due) wrong.push(`${due} of ${kind} were told, ${kept} are kept`)
  }
  return wrong
}

async function wrongInPurses(
  customers: readonly Customer[],
  numbers: Asked
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { playerId, done } of customers) {
    const due = done.reduce((sum, { moves }) => sum + moves, MONEY)
    const cash = await cashIn(numbers, playerId)
    if (cash !== due) wrong.push(`player ${playerId} has ${cash}, and ${due} is due`)
  }
  return wrong
}

/** Asks for each thing again; what is answered otherwise than before, in a sentence each. */
export async function wrongInRepeats(again: readonly Done[]): Promise<readonly string[]> {
  const wrong: string[] = []
  const waiting = [...again]
  const repeatAll = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const answer = await one.repeat()
      if (answer !== one.answer)
        wrong.push(`${one.kind} ${one.id} was answered ${one.answer}, and again ${answer}`)
    }
  }
  await Promise.all(Array.from({ length: REPEATED_AT_ONCE }, repeatAll))
  return wrong
}

/** What is not in the house's tables as the customers were told, while they do nothing. */
export const wrongInTables = async (
  house: Crediting,
  customers: readonly Customer[],
  numbers: Asked
): Promise<readonly string[]> => [
  ...(await wrongInKept(house, customers, numbers)),
  ...(await wrongInPurses(customers, numbers))
]

/**
 * What is not as it was promised, in a sentence each, while the customers do nothing: everything is
 * there, the purses hold what is due, the books add up, and what is asked for again is answered as before
 * and moves nothing.
 */
export async function wrongAfter(
  house: Crediting,
  customers: readonly Customer[],
  { again, databaseUrl }: { readonly again: readonly Done[]; readonly databaseUrl: string }
): Promise<readonly string[]> {
  const numbers = openNumbers(databaseUrl)
  try {
    return [
      ...(await wrongInTables(house, customers, numbers)),
      ...(await wrongInRepeats(again)),
      ...(await wrongInPurses(customers, numbers)),
      ...(await wrongInBooks(databaseUrl))
    ]
  } finally {
    await numbers.close()
  }
}
