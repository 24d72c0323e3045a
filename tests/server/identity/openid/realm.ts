import { allowInsecureRequests, type Configuration, discovery, None } from 'openid-client'
import { expect } from 'vitest'

import { hashPassword } from '#server/identity/passwords.ts'
import { issuerOf } from '#server/identity/realm.ts'
import {
  Agent,
  type Credentials,
  redeem,
  type Started,
  startSignIn,
  submitSignIn,
  type Tokens
} from '#tests/support/identity.ts'
import { type PlatformOptions, startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

/** The real realm of a running platform, and somebody who can sign in there. */
export interface Realm {
  readonly platform: TestPlatform
  readonly issuer: string
  readonly playerId: string
  readonly credentials: Credentials
  /** The realm as a certified client has read it. */
  readonly client: Configuration
}

/** Each named as a fact; a table of them is what the realm is measured by. */
export type Checks = Readonly<Record<string, (realm: Realm) => Promise<void>>>

export async function openRealm(options: PlatformOptions): Promise<Realm> {
  const platform = await startPlatform(options)
  const issuer = issuerOf(platform.ports.config)
  const password = 'a quiet evening'
  const player = await newPlayer(platform, { passwordHash: await hashPassword(password) })
  const client = await discovery(new URL(issuer), 'lobby', undefined, None(), {
    execute: [allowInsecureRequests]
  })
  const credentials = { email: player.email, password }
  return { platform, issuer, playerId: player.id, credentials, client }
}

export const endpoint = ({ issuer }: Realm, name: string) =>
  `${issuer}/protocol/openid-connect/${name}`

export interface SignedIn {
  readonly agent: Agent
  readonly started: Started
  readonly callback: URL
}

/** A sign-in up to the address with the code, which nobody has used yet. */
export async function freshCode(realm: Realm, agent = new Agent()): Promise<SignedIn> {
  const started = await startSignIn(realm.platform, {}, agent)
  return { agent, started, callback: await submitSignIn(started, realm.credentials) }
}

export async function signedIn(realm: Realm): Promise<SignedIn & { readonly tokens: Tokens }> {
  const fresh = await freshCode(realm)
  const answer = await redeem(realm.platform, fresh.started, fresh.callback)
  return { ...fresh, tokens: (await answer.json()) as Tokens }
}

export const errorOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: string }).error

/** Sends an authorization request and expects it to be told to the client as this error. */
export async function expectError(
  realm: Realm,
  params: Readonly<Record<string, string | undefined>>,
  error: string,
  agent = new Agent()
): Promise<void> {
  const { location } = await startSignIn(realm.platform, params, agent)
  expect(location.pathname).toBe('/en/login/')
  // Where a token was asked for, the answer stands behind the hash.
  const answer = new URLSearchParams(location.search || location.hash.slice(1))
  expect(answer.get('error')).toBe(error)
  for (const given of ['access_token', 'code', 'id_token']) expect(answer.get(given)).toBeNull()
}

/** Sends an authorization request and expects a page of the realm that leads nowhere. */
export async function expectRefused(
  realm: Realm,
  params: Readonly<Record<string, string | undefined>>
): Promise<void> {
  const { response } = await startSignIn(realm.platform, params)
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
}
