import { type Kysely, sql } from 'kysely'

/** Codes and refresh tokens are kept by their hashes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update oidc set
      id = encode(sha256(convert_to(id, 'UTF8')), 'hex'),
      payload = payload - 'jti'
    where model in ('AuthorizationCode', 'RefreshToken')`.execute(db)
}
