import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ROUTES } from '#config/routes.ts'
import { ENDPOINTS, type Endpoint, schemaOf } from '#server/graphql/schema.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

/** Words of those who would stand above a player. */
const STAFF =
  /role|admin|staff|moderator|permission|privilege|impersonat|superuser|backoffice|agent/i

function namesIn(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (isInputObjectType(type)) return Object.keys(type.getFields())
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args }) => [
    name,
    ...args.map(argument => argument.name)
  ])
}

const namesOf = (endpoint: Endpoint) =>
  Object.values(schemaOf(endpoint).getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(type => [type.name, ...namesIn(type)])

describe('[SESS-02] there are visitors and players, and nobody else', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
  })
  afterAll(() => platform.close())

  test.each(ENDPOINTS)('the %s schema has no word for a role', endpoint => {
    const names = namesOf(endpoint)
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(name => STAFF.test(name))).toEqual([])
  })

  test.each(ENDPOINTS)('the %s schema has no directive that could ask for one', endpoint => {
    const directives = schemaOf(endpoint).getDirectives()
    expect(directives.map(({ name }) => name).toSorted()).toEqual([
      'deprecated',
      'include',
      'oneOf',
      'skip',
      'specifiedBy'
    ])
  })

  test('no route of the platform is named for one', () => {
    const routes = platform.app.printRoutes({ commonPrefix: false, includeHooks: false })
    expect(routes).toContain('graphql')
    const segments = routes.match(/[\w-]+/g) ?? []
    expect(segments.filter(segment => STAFF.test(segment))).toEqual([])
    const pages = Object.entries(ROUTES).flatMap(([name, { path }]) => [name, path])
    expect(pages.filter(page => STAFF.test(page))).toEqual([])
  })

  test('no token claims one, in either flow', async () => {
    const password = 'a quiet evening'
    const passwordHash = await hashPassword(password)
    const { id, email } = await newPlayer(platform, { passwordHash })
    const { accessToken } = await signInAs(platform, id)
    const { access_token, id_token } = await signIn(platform, { email, password })
    for (const token of [accessToken, access_token, id_token])
      expect(Object.keys(decodeJwt(token)).filter(claim => STAFF.test(claim))).toEqual([])
    // What the client may read of the player, and no right to more.
    expect(decodeJwt(access_token)['scope']).toBe('openid email')
  })
})
