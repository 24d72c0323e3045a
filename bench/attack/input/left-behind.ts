import pg from 'pg'
import { pino } from 'pino'

import { openPostgres } from '#server/db/postgres.ts'
import { reconcile } from '#server/ledger/reconcile.ts'

/** Where something stands in a database that may stand nowhere: table by table. */
export async function foundIn(databaseUrl: string, secret: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    const found: string[] = []
    // Bytes are shown in hexadecimal.
    const wanted = secret.flatMap(text => [text, Buffer.from(text).toString('hex')])
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select t::text as text from ${name} t
         where exists (select from unnest($1::text[]) s where position(s in t::text) > 0) limit 1`,
        [wanted]
      )
      for (const { text } of rows) found.push(`${name}: ${text.slice(0, 200)}`)
    }
    return found
  } finally {
    await client.end()
  }
}

/** What is wrong with the books; none of it as a rule. */
export async function faultsOfBooks(databaseUrl: string): Promise<string[]> {
  const db = await openPostgres({ url: databaseUrl, log: pino({ level: 'silent' }) })
  try {
    const books = await reconcile(db.kysely)
    return Object.entries(books).flatMap(([name, rows]) =>
      rows.map((row: string) => `${name}: ${row}`)
    )
  } finally {
    await db.close()
  }
}

interface Line {
  readonly level: number
  readonly msg: string
  readonly err?: { readonly message: string; readonly stack: string }
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'level' in value && 'msg' in value

/** Failures that a log tells of, each kind once: what was thrown, and where. */
export function failuresIn(log: string): readonly string[] {
  const found = new Map<string, string>()
  for (const text of log.split('\n')) {
    if (!text.startsWith('{')) continue
    const line: unknown = JSON.parse(text)
    if (!isLine(line) || line.level < 50 || !line.err) continue
    const place = line.err.stack.split('\n').slice(0, 6).join(' < ')
    found.set(`${line.msg} ${line.err.message.slice(0, 60)}`, `${line.msg}: ${place}`)
  }
  return [...found.values()]
}

/** What stands around a text in a log, to tell where it came from. */
export function around(log: string, text: string): string {
  const at = log.indexOf(text)
  return log.slice(Math.max(0, at - 150), at + text.length + 80)
}
