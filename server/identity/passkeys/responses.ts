import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'

const encoded = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[\w-]+$/))

const credentialId = encoded(1400)

const common = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key')
}

const CREATED = v.object({
  ...common,
  response: v.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(8000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(8)), [])
  })
})

const SIGNED = v.object({
  ...common,
  response: v.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(1400),
    userHandle: v.nullish(encoded(100))
  })
})

/** What a browser says of a credential it has made; undefined for anything else. */
export function createdCredential(given: unknown): RegistrationResponseJSON | undefined {
  const parsed = v.safeParse(CREATED, given)
  return parsed.success ? { ...parsed.output, clientExtensionResults: {} } : undefined
}

/** What a browser says of a challenge it has had signed; undefined for anything else. */
export function signedChallenge(given: unknown): AuthenticationResponseJSON | undefined {
  const parsed = v.safeParse(SIGNED, given)
  if (!parsed.success) return undefined
  const { userHandle, ...response } = parsed.output.response
  return {
    ...parsed.output,
    response: { ...response, ...(userHandle && { userHandle }) },
    clientExtensionResults: {}
  }
}
