import { sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'

import type { Database } from '../db/database.ts'
import type { JsonObject } from '../db/tables.ts'
import type {} from './tables.ts'

/** The provider forgives clocks that differ by this much, so a row outlives its use by as much. */
const TOLERANCE_SECONDS = 15

/** Keeps what the OpenID provider remembers in one table that all processes share. */
export class OidcAdapter implements Adapter {
  readonly #db: Database['kysely']
  readonly #model: string

  constructor(db: Database['kysely'], model: string) {
    this.#db = db
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const row = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      uid: this.#model === 'Session' ? (payload.uid ?? null) : null,
      account_id: payload.accountId ?? null,
      expires_at: expiresIn ? new Date(Date.now() + (expiresIn + TOLERANCE_SECONDS) * 1000) : null
    }
    await this.#db
      .insertInto('oidc')
      .values({ model: this.#model, id, ...row })
      .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#one('id', id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#one('uid', uid)
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** Compare and set: of several uses of one code or refresh token at once only one goes through. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('oidc')
      .set({ consumed_at: new Date() })
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed')
  }

  async destroy(id: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc')
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute()
  }

  async #one(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.#db
      .selectFrom('oidc')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .where(row =>
        row.or([row('expires_at', 'is', null), row('expires_at', '>', sql<Date>`now()`)])
      )
      .executeTakeFirst()
    if (!row) return undefined
    const payload: JsonObject & AdapterPayload = { ...row.payload }
    return row.consumed_at
      ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
      : payload
  }
}
