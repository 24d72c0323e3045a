import { errors, jwtVerify } from 'jose'

import type { Ports } from '../ports.ts'

const LONGEST = 4096
/** Clocks of two houses differ. */
const TOLERANCE_SECONDS = 30

export interface TokenHolder {
  readonly externalId: string
  readonly name: string | null
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : null

/**
 * Whose token of the house it is, in the messenger's form (`scope`, the key's name in the head) or in
 * that of the classic widget (`email`, `jti`); undefined for anything that the house has not signed,
 * or too long ago. The desk knows nothing else of the house.
 */
export async function readHouseToken(
  { config }: Ports,
  token: unknown
): Promise<TokenHolder | undefined> {
  if (typeof token !== 'string' || token.length > LONGEST) return undefined
  const { keyId, secret } = config.secrets.chat
  try {
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'external_id']
    })
    const isMessenger = payload['scope'] === 'user' && protectedHeader.kid === keyId
    const isClassic = textOf(payload['email']) !== null && payload.jti !== undefined
    const externalId = textOf(payload['external_id'])
    if (externalId === null || !(isMessenger || isClassic)) return undefined
    return { externalId, name: textOf(payload['name']) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
