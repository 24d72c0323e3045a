import { randomUUID } from 'node:crypto'

import type { OutgoingMessage } from '#server/identity/outbox.ts'
import { lastMessageTo } from '#server/identity/outbox.ts'
import { ask, type GraphqlAnswer } from './graphql.ts'
import type { TestPlatform } from './platform.ts'

export interface Verification {
  readonly id: string
  readonly recipient: string
  readonly expiresAt: string
  readonly resendAt: string
}

interface Refused {
  readonly code: string
  readonly fields?: readonly string[]
  readonly retryAt?: string | null
}

export interface Outcome<T> {
  readonly ok: T | null
  readonly error: Refused | null
}

export interface Confirmed {
  readonly purpose: string
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | null
}

export type Input = Readonly<Record<string, unknown>>

const VERIFICATION = 'ok { id recipient expiresAt resendAt }'
const CONFIRMED = 'ok { purpose tokens { accessToken refreshToken } } error { code }'

/** A person whom nobody has met: every call makes another. */
export const newPerson = () => {
  const mark = randomUUID().replace(/[\d-]/g, '').slice(0, 8)
  return {
    form: 'DINO',
    email: `nora-${randomUUID()}@example.com`,
    password: 'a quiet evening',
    firstName: 'Nora',
    lastName: `Lind ${mark}`,
    dateOfBirth: '1990-01-31',
    country: 'NO',
    termsAccepted: true
  }
}

/** Asks for an outcome as the lobby does; throws when the call itself fails. */
async function outcomeOf<T>(
  { url }: TestPlatform,
  query: string,
  variables: Input,
  { token, from }: { readonly token?: string; readonly from?: string | undefined } = {}
): Promise<Outcome<T>> {
  const { data, errors } = await ask<Record<string, Outcome<T>>>({
    url: `${url}/graphql`,
    query,
    variables,
    ...(token !== undefined && { token }),
    ...(from !== undefined && { headers: { 'x-forwarded-for': from } })
  })
  const [outcome] = Object.values(data ?? {})
  if (!outcome) throw new Error(errors?.[0]?.extensions?.type ?? 'no answer')
  return outcome
}

export const register = (platform: TestPlatform, input: Input, from?: string) =>
  outcomeOf<Verification>(
    platform,
    `mutation ($input: RegisterInput!) {
      register(input: $input) { ${VERIFICATION} error { code fields retryAt } }
    }`,
    { input },
    { from }
  )

export const resend = (platform: TestPlatform, email: unknown, from?: string) =>
  outcomeOf<Verification>(
    platform,
    `mutation ($email: String!) { resendCode(email: $email) { ${VERIFICATION} error { code retryAt } } }`,
    { email },
    { from }
  )

export const confirmCode = (platform: TestPlatform, id: string, code: string) =>
  outcomeOf<Confirmed>(
    platform,
    `mutation ($id: ID!, $code: String!) { confirmCode(verificationId: $id, code: $code) { ${CONFIRMED} } }`,
    { id, code }
  )

export const confirmLink = (platform: TestPlatform, token: string) =>
  outcomeOf<Confirmed>(
    platform,
    `mutation ($token: String!) { confirmLink(token: $token) { ${CONFIRMED} } }`,
    { token }
  )

export const requestPhoneCode = (platform: TestPlatform, token: string, phoneNumber: string) =>
  outcomeOf<Verification>(
    platform,
    `mutation ($phoneNumber: String!) {
      requestPhoneCode(phoneNumber: $phoneNumber) { ${VERIFICATION} error { code retryAt } }
    }`,
    { phoneNumber },
    { token }
  )

export const confirmPhone = (platform: TestPlatform, token: string, id: string, code: string) =>
  outcomeOf<{ readonly phoneNumber: string }>(
    platform,
    `mutation ($id: ID!, $code: String!) {
      confirmPhone(verificationId: $id, code: $code) { ok { phoneNumber } error { code } }
    }`,
    { id, code },
    { token }
  )

/** The latest message to somebody, as the sandbox's outbox shows it. */
export const messageTo = (
  { ports }: TestPlatform,
  recipient: unknown
): Promise<OutgoingMessage | undefined> =>
  lastMessageTo(ports.db.kysely, String(recipient).normalize('NFKC').toLowerCase())

export const codeIn = (message: OutgoingMessage | undefined): string =>
  /(?<!\d)\d{6}(?!\d)/.exec(message?.body.replace(/https?:\S+/g, '') ?? '')?.[0] ?? ''

export const tokenIn = (message: OutgoingMessage | undefined): string =>
  (message?.link && new URL(message.link).searchParams.get('token')) || ''

/** Another code than this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000')

export const viewerOf = (
  { url }: TestPlatform,
  token: string
): Promise<
  GraphqlAnswer<{
    readonly viewer: {
      readonly player: {
        readonly playerId: string
        readonly email: string
        readonly phoneNumber: string | null
        readonly isPhoneNumberVerified: boolean
      }
    }
  }>
> =>
  ask({
    url: `${url}/graphql`,
    query: '{ viewer { player { playerId email phoneNumber isPhoneNumberVerified } } }',
    token
  })
