import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { MIGRATIONS } from '#server/db/migrations/index.ts'
import { OidcAdapter } from '#server/identity/adapter.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const MODELS = ['AuthorizationCode', 'RefreshToken']

describe('what the provider remembers', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test.each(MODELS)('of ten that use one %s at once, one goes through', async model => {
    const adapter = new OidcAdapter(platform.ports.db.kysely, model)
    const id = platform.ports.random.uuid()
    await adapter.upsert(id, { grantId: 'grant' }, 60)
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => adapter.consume(id)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const use of uses)
      if (use.status === 'rejected') expect(use.reason).toMatchObject({ error: 'invalid_grant' })
    expect(await adapter.find(id)).toMatchObject({ consumed: expect.any(Number) })
  })

  test.each(MODELS)('the table tells nobody a %s, and it is found by itself alone', async model => {
    const { kysely } = platform.ports.db
    const adapter = new OidcAdapter(kysely, model)
    const id = platform.ports.random.uuid()
    await adapter.upsert(id, { jti: id, grantId: 'grant' }, 60)
    const rows = await kysely.selectFrom('oidc').selectAll().where('model', '=', model).execute()
    expect(JSON.stringify(rows)).not.toContain(id)
    expect(await adapter.find(id)).toMatchObject({ jti: id, grantId: 'grant' })
    for (const { id: kept } of rows) expect(await adapter.find(kept)).toBeUndefined()
    await adapter.destroy(id)
    expect(await adapter.find(id)).toBeUndefined()
  })

  test('what was kept before that is still found', async () => {
    const { kysely } = platform.ports.db
    const id = platform.ports.random.uuid()
    const payload = JSON.stringify({ jti: id, grantId: 'grant' })
    await kysely.insertInto('oidc').values({ model: 'RefreshToken', id, payload }).execute()
    await MIGRATIONS['0035-oidc-hashes']?.up(kysely)
    const adapter = new OidcAdapter(kysely, 'RefreshToken')
    expect(await adapter.find(id)).toMatchObject({ jti: id, grantId: 'grant' })
  })

  test.each(MODELS)('a %s that is kept again stays used', async model => {
    const adapter = new OidcAdapter(platform.ports.db.kysely, model)
    const id = platform.ports.random.uuid()
    await adapter.upsert(id, { grantId: 'grant' }, 60)
    await adapter.consume(id)
    await adapter.upsert(id, { grantId: 'grant' }, 60)
    await expect(adapter.consume(id)).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})
