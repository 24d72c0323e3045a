import { createHash } from 'node:crypto'
import type pg from 'pg'

import { ASSET, type Bet, type Books, cashOf, GAMES, houseAt, playerAt, stakeAt } from './book.ts'

const STATEMENTS = {
  subject: `insert into ledger_subjects as s (subject, version) values ($1, 1)
    on conflict (subject) do update set version = s.version + 1 returning version`,
  lock: `select account, balance from ledger_balances
    where account in ($1, $2) and asset = $3 and slot = 0 order by account for no key update`,
  journal: `insert into ledger_journal (key, hash, kind, meta, answer, at)
    values ($1, $2, 'entry', '{}', $3, now()) returning id`,
  posting: `insert into ledger_postings (entry, from_account, to_account, asset, amount)
    values ($1, $2, $3, $4, $5)`,
  move: `update ledger_balances set balance = balance + case account when $1 then -$4::bigint else $4 end
    where account in ($1, $2) and asset = $3 and slot = 0`
}

const run = (client: pg.PoolClient, name: keyof typeof STATEMENTS, values: readonly unknown[]) =>
  client.query<Record<string, string>>({ name, text: STATEMENTS[name], values: [...values] })

/** The ledger's transaction as it is usually written: seven round trips, prepared, on its tables. */
async function bareBet(client: pg.PoolClient, number: number, books: Books): Promise<void> {
  const player = playerAt(number)
  const [cash, house, stake] = [cashOf(player), houseAt(number, books), stakeAt(number)]
  await client.query('begin')
  const subject = await run(client, 'subject', [player])
  const held = await run(client, 'lock', [cash, house, ASSET])
  const balance = BigInt(held.rows.find(row => row['account'] === cash)?.['balance'] ?? 0)
  if (balance < stake) throw new Error(`${player} holds too little`)
  const answer = JSON.stringify({
    balances: [{ account: cash, asset: ASSET, balance: String(balance - stake) }],
    subjects: [{ playerId: player, version: Number(subject.rows[0]?.['version']) }]
  })
  const hash = createHash('sha256').update(answer).digest('base64url')
  const { rows } = await run(client, 'journal', [`bare:${number}`, hash, answer])
  await run(client, 'posting', [rows[0]?.['id'], cash, house, ASSET, String(stake)])
  await run(client, 'move', [cash, house, ASSET, String(stake)])
  await client.query('commit')
}

/** The rows of houses that the bare transaction updates; the ledger makes its own as it needs them. */
export async function prepareBareHouses(pool: pg.Pool): Promise<void> {
  const houses = ['house:hot', ...Array.from({ length: GAMES }, (_, game) => `house:g${game}`)]
  await pool.query(
    `insert into ledger_balances (account, asset, slot, balance)
     select account, $2, 0, 0 from unnest($1::text[]) account on conflict do nothing`,
    [houses, ASSET]
  )
}

export interface BareBets {
  readonly bet: Bet
  release(): void
}

/** The bare transaction with a connection of its own for each worker. */
export async function bareBets(pool: pg.Pool, books: Books, workers: number): Promise<BareBets> {
  const clients = await Promise.all(Array.from({ length: workers }, () => pool.connect()))
  return {
    bet: async (number, worker) => {
      const client = clients[worker]
      if (!client) throw new RangeError(`There is no worker ${worker}`)
      await bareBet(client, number, books)
    },
    release: () => {
      for (const client of clients) client.release()
    }
  }
}
