import { sql } from 'kysely'

import { personalTables } from '#server/personal-data/tables-of-a-person.ts'
import type { GraphqlAnswer } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { Listed } from './operations.ts'

type Told = Readonly<Record<string, unknown>>

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null

/** Of several answers, each with its own refusal, the first one speaks. */
function firstOf(value: unknown): unknown {
  const [first]: readonly unknown[] = Array.isArray(value) ? value : []
  return isTold(first) && 'error' in first ? first : value
}

/**
 * An answer in one word: `signIn` for whoever has proved nothing, `nothing` where the whole viewer is
 * missing, `none` where the field is null,
 * `no` where nothing was
 * done, the code of a refusal or the type of a fault, else `ok`.
 */
export function verdictOf({ field, under }: Listed, answer: GraphqlAnswer<Told>): string {
  const [error] = answer.errors ?? []
  if (answer.status === 401 || error?.extensions?.type === 'AuthenticationFailure') return 'signIn'
  if (error) return error.extensions?.type ?? 'fault'
  const held: unknown = under ? answer.data?.[under] : answer.data
  if (!isTold(held)) return 'nothing'
  const value = firstOf(held[field])
  if (value === null || value === undefined) return 'none'
  if (isTold(value) && (value['removed'] === false || value['ended'] === false)) return 'no'
  const refusal = isTold(value) ? value['error'] : undefined
  return isTold(refusal) && typeof refusal['code'] === 'string' ? refusal['code'] : 'ok'
}

/** All that the house keeps of a player, as one hash: it changes when anything does. */
export async function standing({ ports }: TestPlatform, playerId: string): Promise<string> {
  const parts = personalTables().map(
    ({ table, by = 'player_id' }) => sql`
      select ${table}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
        as hash from ${sql.table(table)} t where ${sql.ref(by)} = ${playerId}`
  )
  const balances = sql`
    select 'ledger', coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
    from ledger_balances t where account like ${`player:${playerId}:%`}`
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join([...parts, balances], sql` union all `)} order by name`.execute(ports.db.kysely)
  return rows.map(({ name, hash }) => `${name}=${hash}`).join('\n')
}
