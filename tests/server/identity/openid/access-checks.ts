import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  type JWTHeaderParameters,
  SignJWT
} from 'jose'
import { expect } from 'vitest'

import { destroySession } from '#server/capabilities/session/index.ts'
import { currentKey } from '#server/identity/keys.ts'
import { type Checks, endpoint, type Realm, signedIn } from './realm.ts'

/** The answers of both doors that take access tokens. */
async function answersTo(realm: Realm, token: string): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = '{"query":"{ viewer { id } }"}'
  const answers = await Promise.all([
    fetch(`${realm.platform.url}/graphql`, { method: 'POST', headers, body }),
    fetch(endpoint(realm, 'userinfo'), { headers: { authorization: headers.authorization } })
  ])
  return answers.map(({ status }) => status)
}

const expectRefused = async (realm: Realm, token: string) =>
  expect(await answersTo(realm, token)).toEqual([401, 401])

interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Partial<JWTHeaderParameters>
  readonly key?: Parameters<SignJWT['sign']>[0]
}

/** A token of a running session with something changed, signed with the realm's key unless told. */
const forged = (make: (given: { kid: string }) => Forgery) => async (realm: Realm) => {
  const { tokens } = await signedIn(realm)
  const { key: own, kid = '' } = await currentKey(realm.platform.ports.config.secrets)
  const { claims = {}, header = {}, key = own } = make({ kid })
  const all = Object.entries({ ...decodeJwt(tokens.access_token), ...claims })
  const payload = Object.fromEntries(all.filter(([, value]) => value !== undefined))
  const token = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
    .sign(key)
  await expectRefused(realm, token)
}

const seconds = () => Math.floor(Date.now() / 1000)
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What the platform makes of tokens that are shown to it. */
export const ACCESS_CHECKS: Checks = {
  'an access token of a running session is taken': async realm => {
    const { tokens } = await signedIn(realm)
    expect(await answersTo(realm, tokens.access_token)).toEqual([200, 200])
  },
  'an id token is no access token': async realm => {
    await expectRefused(realm, (await signedIn(realm)).tokens.id_token)
  },
  'a refresh token is no access token': async realm => {
    await expectRefused(realm, (await signedIn(realm)).tokens.refresh_token)
  },
  'a token of a session that has ended is refused, though its time is not over': async realm => {
    const { tokens } = await signedIn(realm)
    const { sid } = decodeJwt(tokens.access_token)
    await destroySession(realm.platform.ports, String(sid), 'SESSION_EXPIRED')
    await expectRefused(realm, tokens.access_token)
  },
  'a token for another audience is refused': forged(() => ({ claims: { aud: 'urn:other:api' } })),
  'a token for the client alone is refused': forged(() => ({ claims: { aud: 'lobby' } })),
  'a token without an audience is refused': forged(() => ({ claims: { aud: undefined } })),
  'a token of another issuer is refused': forged(() => ({
    claims: { iss: 'https://evil.example/realms/infiniza' }
  })),
  'a token of another realm is refused': forged(() => ({
    claims: { iss: 'http://localhost/realms/other' }
  })),
  'a token that has expired is refused': forged(() => ({ claims: { exp: seconds() - 1 } })),
  'a token that never expires is refused': forged(() => ({ claims: { exp: undefined } })),
  'a token that is not yet good is refused': forged(() => ({ claims: { nbf: seconds() + 600 } })),
  'a token of no session is refused': forged(() => ({ claims: { sid: 'x'.repeat(21) } })),
  'a token without a session is refused': forged(() => ({ claims: { sid: undefined } })),
  'a token of another type is refused': forged(() => ({ header: { typ: 'JWT' } })),
  'a token signed by another key is refused': forged(({ kid }) => ({
    header: { kid },
    key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  })),
  'a token whose key is named by a path is refused': forged(() => ({
    header: { kid: '../../../../dev/null' }
  })),
  'a token that brings its own key is refused': async realm => {
    const { tokens } = await signedIn(realm)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = await exportJWK(createPublicKey(privateKey))
    const token = await new SignJWT(decodeJwt(tokens.access_token))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk })
      .sign(privateKey)
    await expectRefused(realm, token)
  },
  'a token with the algorithm none is refused': async realm => {
    const { tokens } = await signedIn(realm)
    const [, payload] = tokens.access_token.split('.')
    for (const alg of ['none', 'None', 'NONE'])
      await expectRefused(realm, `${encoded({ alg, typ: 'at+jwt' })}.${payload}.`)
  },
  'a token signed with the public key as a secret is refused': async realm => {
    const { tokens } = await signedIn(realm)
    const { kid } = decodeProtectedHeader(tokens.access_token)
    const certs = (await (await fetch(endpoint(realm, 'certs'))).json()) as { keys: object[] }
    const token = await new SignJWT(decodeJwt(tokens.access_token))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: String(kid) })
      .sign(Buffer.from(JSON.stringify(certs.keys[0])))
    await expectRefused(realm, token)
  },
  'a token with changed claims is refused': async realm => {
    const { tokens } = await signedIn(realm)
    const [head, , signature] = tokens.access_token.split('.')
    const claims = encoded({ ...decodeJwt(tokens.access_token), sub: 'somebody' })
    await expectRefused(realm, `${head}.${claims}.${signature}`)
  },
  'a token of 100 kB is refused': async realm => {
    await expectRefused(realm, 'x.'.repeat(4000))
  },
  'userinfo takes no token from the address': async realm => {
    const { tokens } = await signedIn(realm)
    const answer = await fetch(`${endpoint(realm, 'userinfo')}?access_token=${tokens.access_token}`)
    expect(answer.status).toBe(401)
  },
  'the API takes no token from a cookie': async realm => {
    const { tokens } = await signedIn(realm)
    const answer = await fetch(`${realm.platform.url}/graphql`, {
      method: 'POST',
      headers: {
        cookie: `accessToken=${tokens.access_token}`,
        'content-type': 'application/json'
      },
      body: '{"query":"{ viewer { id } }"}'
    })
    expect(await answer.json()).toEqual({ data: { viewer: null } })
  }
}
