import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'

import type { Database } from '../db/database.ts'
import type { JsonObject } from '../db/tables.ts'
import type {} from './tables.ts'

/** The provider forgives clocks that differ by this much, so a row outlives its use by as much. */
const TOLERANCE_SECONDS = 15

/** What whoever holds it may use as it is: kept by its hash, so that nobody can who reads the table. */
const BEARERS: readonly string[] = ['AuthorizationCode', 'RefreshToken']

/** Keeps what the OpenID provider remembers in one table that all processes share. */
export class OidcAdapter implements Adapter {
  readonly #db: Database['kysely']
  readonly #model: string
  readonly #isBearer: boolean

  constructor(db: Database['kysely'], model: string) {
    this.#db = db
    this.#model = model
    this.#isBearer = BEARERS.includes(model)
  }

  #kept(id: string): string {
    return this.#isBearer ? createHash('sha256').update(id).digest('hex') : id
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti, ...rest } = payload
    const row = {
      payload: JSON.stringify(this.#isBearer ? rest : { ...rest, jti }),
      grant_id: payload.grantId ?? null,
      uid: this.#model === 'Session' ? (payload.uid ?? null) : null,
      account_id: payload.accountId ?? null,
      expires_at: expiresIn ? new Date(Date.now() + (expiresIn + TOLERANCE_SECONDS) * 1000) : null
    }
    await this.#db
      .insertInto('oidc')
      .values({ model: this.#model, id: this.#kept(id), ...row })
      .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.#one('id', this.#kept(id))
    return found && this.#isBearer ? { ...found, jti: id } : found
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
      .where('id', '=', this.#kept(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed')
  }

  async destroy(id: string): Promise<void> {
    await this.#db
      .deleteFrom('oidc')
      .where('model', '=', this.#model)
      .where('id', '=', this.#kept(id))
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
