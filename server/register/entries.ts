import { createHash } from 'node:crypto'

import type { readRegisterEnd, readRegisterEntry } from '#contract/wire/exclusion-register.ts'
import type { Ports } from '../ports.ts'
import type { Entry } from './tables.ts'

type NewEntry = NonNullable<ReturnType<typeof readRegisterEntry>>
type End = NonNullable<ReturnType<typeof readRegisterEnd>>

/** The entries that run now of whoever has one of the keys. */
export const entriesOf = ({ clock, db }: Ports, keys: readonly string[]): Promise<Entry[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db.kysely
        .selectFrom('register_entries')
        .selectAll()
        .where('id', 'in', query =>
          query.selectFrom('register_keys').select('entry_id').where('key', 'in', keys)
        )
        .where('starts_at', '<=', clock.now())
        .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', clock.now())]))
        .orderBy('starts_at')
        .execute()

const hashOf = (entry: NewEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([entry.list, entry.brand, entry.keys, entry.from, entry.until]))
    .digest('hex')

/** Enters somebody, once: the same again changes nothing, and another under its name is refused. */
export async function enter({ db }: Ports, entry: NewEntry): Promise<'entered' | 'refused'> {
  const { id, list, brand, keys, from, until } = entry
  const hash = hashOf(entry)
  return await db.transaction(async tx => {
    const fresh = await tx
      .insertInto('register_entries')
      .values({ id, list, brand, body_hash: hash, starts_at: from, ends_at: until })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!fresh) {
      const known = await tx
        .selectFrom('register_entries')
        .select('body_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return known.body_hash === hash ? 'entered' : 'refused'
    }
    await tx
      .insertInto('register_keys')
      .values([...new Set(keys)].map(key => ({ key, entry_id: id })))
      .execute()
    return 'entered'
  })
}

/** Ends an entry of a brand of its own; one of the country can not be ended. */
export async function endEntry({ db }: Ports, { id, brand, until }: End) {
  const ended = await db.kysely
    .updateTable('register_entries')
    .set({ ends_at: until })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('list', '=', 'group')
    .returning('id')
    .executeTakeFirst()
  return ended ? 'ended' : 'refused'
}
