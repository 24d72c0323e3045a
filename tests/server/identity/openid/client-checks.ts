import { createRemoteJWKSet, jwtVerify } from 'jose'
import { authorizationCodeGrant, fetchUserInfo, refreshTokenGrant } from 'openid-client'
import { expect } from 'vitest'

import { AUDIENCE } from '#server/identity/realm.ts'
import { type Checks, freshCode, type Realm, type SignedIn, signedIn } from './realm.ts'

const expected = ({ started }: SignedIn) => ({
  pkceCodeVerifier: started.verifier,
  expectedState: 'state-1',
  expectedNonce: 'nonce-1',
  idTokenExpected: true
})

/** The callback with one of its parameters changed or left out. */
function changed({ callback }: SignedIn, name: string, value?: string): URL {
  const url = new URL(callback)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url
}

async function expectClientRefuses(realm: Realm, name: string, value?: string): Promise<void> {
  const fresh = await freshCode(realm)
  const grant = authorizationCodeGrant(realm.client, changed(fresh, name, value), expected(fresh))
  await expect(grant).rejects.toThrow()
}

/** What a client that keeps the rules makes of the realm. */
export const CLIENT_CHECKS: Checks = {
  'the metadata offers the code alone, S256 alone and the issuer in every answer': async ({
    client
  }) => {
    expect(client.serverMetadata()).toMatchObject({
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true
    })
  },

  'the metadata offers no algorithm without a signature': async ({ client }) => {
    expect(JSON.stringify(client.serverMetadata())).not.toMatch(/_alg_values[^\]]*"none"/)
  },

  'a client accepts the id token: signature, issuer, audience, nonce and the answer’s issuer':
    async realm => {
      const fresh = await freshCode(realm)
      const tokens = await authorizationCodeGrant(realm.client, fresh.callback, expected(fresh))
      expect(tokens.claims()).toMatchObject({
        sub: realm.playerId,
        aud: 'lobby',
        iss: realm.issuer
      })
    },

  'a client accepts userinfo, whose subject is that of the id token': async realm => {
    const { tokens } = await signedIn(realm)
    const info = await fetchUserInfo(realm.client, tokens.access_token, realm.playerId)
    expect(info.email).toBe(realm.credentials.email)
  },

  'a client accepts the refreshed id token of the same person': async realm => {
    const { tokens } = await signedIn(realm)
    const next = await refreshTokenGrant(realm.client, tokens.refresh_token)
    expect(next.claims()?.sub).toBe(realm.playerId)
  },

  'the access token verifies by the published keys, for the platform alone': async realm => {
    const { tokens } = await signedIn(realm)
    const keys = createRemoteJWKSet(new URL(String(realm.client.serverMetadata().jwks_uri)))
    const options = { issuer: realm.issuer, audience: AUDIENCE, typ: 'at+jwt' }
    const { payload } = await jwtVerify(tokens.access_token, keys, options)
    expect(payload).toMatchObject({ sub: realm.playerId, aud: AUDIENCE })
  },

  'a forged state is refused by the client': realm => expectClientRefuses(realm, 'state', 'forged'),
  'a missing state is refused by the client': realm => expectClientRefuses(realm, 'state'),
  'the issuer of another realm is refused by the client (mix-up)': realm =>
    expectClientRefuses(realm, 'iss', 'https://evil.example'),
  'a missing issuer is refused by the client (mix-up)': realm => expectClientRefuses(realm, 'iss'),
  'a code that was put in is refused by the realm': realm =>
    expectClientRefuses(realm, 'code', 'x'.repeat(43)),

  'the nonce of another request is refused by the client': async realm => {
    const fresh = await freshCode(realm)
    const checks = { ...expected(fresh), expectedNonce: 'nonce-2' }
    const grant = authorizationCodeGrant(realm.client, fresh.callback, checks)
    await expect(grant).rejects.toThrow()
  }
}
