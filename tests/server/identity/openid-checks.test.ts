import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ACCESS_CHECKS } from './openid/access-checks.ts'
import { AUTHORIZATION_CHECKS } from './openid/authorization-checks.ts'
import { CLIENT_CHECKS } from './openid/client-checks.ts'
import { LOGOUT_CHECKS } from './openid/logout-checks.ts'
import { openRealm, type Realm } from './openid/realm.ts'
import { TOKEN_CHECKS } from './openid/token-checks.ts'

/** Every check of the realm, by what it is about. */
const TABLE = {
  client: CLIENT_CHECKS,
  authorization: AUTHORIZATION_CHECKS,
  token: TOKEN_CHECKS,
  access: ACCESS_CHECKS,
  logout: LOGOUT_CHECKS
}

const COUNTS = { client: 12, authorization: 38, token: 31, access: 24, logout: 10 }

describe('OpenID Connect at the realm', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lobby-site-'))
  let realm: Realm

  beforeAll(async () => {
    mkdirSync(join(siteDir, 'silent-renew'))
    writeFileSync(join(siteDir, 'silent-renew', 'index.html'), '<!doctype html><title>x</title>')
    realm = await openRealm({ env: { LOBBY_SITE: siteDir } })
  })
  afterAll(async () => {
    await realm.platform.close()
    rmSync(siteDir, { recursive: true })
  })

  test('is held by as many checks as are counted here', () => {
    const counted = Object.entries(TABLE).map(([name, checks]) => [
      name,
      Object.keys(checks).length
    ])
    expect(Object.fromEntries(counted)).toEqual(COUNTS)
  })

  describe.each(Object.entries(TABLE))('%s', (_, checks) => {
    test.each(Object.entries(checks))('%s', (_fact, check) => check(realm))
  })
})
