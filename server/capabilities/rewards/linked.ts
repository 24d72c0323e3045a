import type { Executor } from '../../db/database.ts'
import type { Player } from '../player/index.ts'

/** Players who are probably the same person, by what tells a person from another. */
async function samePersons(
  db: Executor,
  { id, email_key, national_key, person_key }: Player
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('id', '!=', id)
    .where(row =>
      row.or([
        row('person_key', '=', person_key),
        row('email_key', '=', email_key),
        ...(national_key === null ? [] : [row('national_key', '=', national_key)])
      ])
    )
    .execute()
  return rows.map(row => row.id)
}

/** Players who have paid from an account that this one has paid from too. */
async function sameAccounts(db: Executor, { id }: Player): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposits as own')
    .innerJoin('deposits as other', join =>
      join
        .onRef('other.provider', '=', 'own.provider')
        .onRef('other.account_id', '=', 'own.account_id')
    )
    .select('other.player_id')
    .distinct()
    .where('own.player_id', '=', id)
    .where('own.status', '=', 'Completed')
    .where('own.account_id', 'is not', null)
    .where('other.status', '=', 'Completed')
    .where('other.player_id', '!=', id)
    .execute()
  return rows.map(row => row.player_id)
}

/** Of the players who have used a code, the first that is linked with this one; undefined for none. */
export async function linkedUser(
  db: Executor,
  player: Player,
  code: string
): Promise<string | undefined> {
  const linked = [...(await samePersons(db, player)), ...(await sameAccounts(db, player))]
  if (linked.length === 0) return undefined
  const used = await db
    .selectFrom('promo_uses')
    .select('player_id')
    .where('code', '=', code)
    .where('player_id', 'in', linked)
    .orderBy('at')
    .executeTakeFirst()
  return used?.player_id
}
