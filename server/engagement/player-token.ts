import { errors, jwtVerify, SignJWT } from 'jose'

import type { Provider } from './provider.ts'

/** For whom the provider's tokens are: itself alone. */
const AUDIENCE = 'urn:engagement:player'
const LASTS_MS = 15 * 60_000
const LONGEST = 1024

const keyOf = ({ ports }: Provider) =>
  new TextEncoder().encode(ports.config.secrets.engagement.tokens)

export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

/** A token by which a player's pages may ask the provider, for a quarter of an hour. */
export async function issueToken(provider: Provider, playerId: string): Promise<IssuedToken> {
  const expiresAt = new Date(Date.now() + LASTS_MS)
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'engagement+jwt' })
    .setIssuer(provider.ports.config.engagementUrl)
    .setAudience(AUDIENCE)
    .setSubject(playerId)
    .setExpirationTime(expiresAt)
    .sign(keyOf(provider))
  return { token, expiresAt }
}

export interface Bearer {
  readonly playerId: string
  readonly expiresAt: Date
}

/** Whose token it is; undefined for anything that the provider has not issued, or too long ago. */
export async function readToken(provider: Provider, token: unknown): Promise<Bearer | undefined> {
  if (typeof token !== 'string' || token.length > LONGEST) return undefined
  try {
    const { payload } = await jwtVerify(token, keyOf(provider), {
      algorithms: ['HS256'],
      typ: 'engagement+jwt',
      issuer: provider.ports.config.engagementUrl,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub']
    })
    const { sub, exp } = payload
    return sub === undefined || exp === undefined
      ? undefined
      : { playerId: sub, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
