import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'

import type { Config } from '../config.ts'
import { call } from '../http/call.ts'
import { AUDIENCE, issuerOf } from '../identity/realm.ts'

const LONGEST = 4096
const KEYS = '/protocol/openid-connect/certs'

type PlayerOfToken = (token: string) => Promise<string | undefined>

/**
 * Reads whose access token it is as anybody could: by the public keys of the realm, which are asked
 * for over HTTP and kept. Undefined for a token that is no good; throws when the keys can not be had.
 */
export function identityTokenReader(config: Config): PlayerOfToken {
  const issuer = issuerOf(config)
  const keys = createRemoteJWKSet(new URL(issuer + KEYS), {
    [customFetch]: async url => {
      const { status, text } = await call(config, url)
      return new Response(text, { status })
    }
  })
  return async token => {
    if (token.length > LONGEST) return undefined
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        typ: 'at+jwt',
        issuer,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub']
      })
      return payload.sub
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported
