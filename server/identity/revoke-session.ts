import { sql } from 'kysely'

import type { Tx } from '../db/database.ts'

/** Takes back whatever was given out in a session: cookie, codes, refresh tokens, grants. */
export async function revokeSession(tx: Tx, sessionId: string): Promise<void> {
  const grants = await tx
    .deleteFrom('oidc')
    .where('model', '!=', 'Session')
    .where(sql<string>`payload->>'sessionUid'`, '=', sessionId)
    .returning('grant_id')
    .execute()
  const [session] = await tx
    .deleteFrom('oidc')
    .where('model', '=', 'Session')
    .where('uid', '=', sessionId)
    .returning(
      sql<string[]>`array(
      select value->>'grantId' from jsonb_each(coalesce(payload->'authorizations', '{}'))
    )`.as('grants')
    )
    .execute()
  const ids = new Set([...grants.map(row => row.grant_id), ...(session?.grants ?? [])])
  const known = [...ids].filter(id => id !== null)
  if (known.length > 0) {
    await tx.deleteFrom('oidc').where('grant_id', 'in', known).execute()
    await tx.deleteFrom('oidc').where('model', '=', 'Grant').where('id', 'in', known).execute()
  }
  await tx.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute()
}
