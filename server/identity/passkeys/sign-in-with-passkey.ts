import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse
} from '@simplewebauthn/server'

import { findPlayer, type Player } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { claimTry, forgetTries } from '../sign-in-tries.ts'
import { openChallenge, spendChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signedChallenge } from './responses.ts'
import { findPasskey, noteUse } from './store.ts'
import type { Passkey } from './tables.ts'

export interface Request<Options> {
  readonly challengeId: string
  readonly options: Options
}

/** Names no account and no credential, so nobody learns from it who has one. */
export async function beginPasskeySignIn(
  ports: Ports
): Promise<Request<PublicKeyCredentialRequestOptionsJSON>> {
  const { id, challenge } = await openChallenge(ports, 'signIn', null)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ports.config).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required'
  })
  return { challengeId: id, options }
}

export interface PasskeyAnswer {
  readonly challengeId: string
  readonly response: unknown
  /** The network address that the try comes from. */
  readonly address: string
}

type Outcome =
  | { readonly status: 'failed' }
  | { readonly status: 'signedIn'; readonly player: Player }
  | { readonly status: 'tooMany'; readonly until: Date }

/** Who has signed the challenge. It is spent by the first try, whether that one is right or wrong. */
export async function signInWithPasskey(
  ports: Ports,
  { challengeId, response, address }: PasskeyAnswer
): Promise<Outcome> {
  const { db, clock } = ports
  const attempts = [{ brake: 'address', subject: address }] as const
  const until = await claimTry(db, attempts, clock.now())
  if (until) return { status: 'tooMany', until }

  const player = await playerWhoSigned(ports, challengeId, signedChallenge(response))
  if (!player) return { status: 'failed' }
  await forgetTries(db, attempts)
  return { status: 'signedIn', player }
}

async function playerWhoSigned(
  ports: Ports,
  id: string,
  response: AuthenticationResponseJSON | undefined
): Promise<Player | undefined> {
  const { kysely } = ports.db
  const now = ports.clock.now()
  const challenge = await spendChallenge(kysely, { id, purpose: 'signIn', playerId: null }, now)
  if (challenge === undefined || !response) return undefined
  const passkey = await findPasskey(kysely, response.id)
  if (!passkey || !isHandleOf(passkey, response)) return undefined
  const use = await verified(ports, challenge, passkey, response)
  if (!use || !(await noteUse(kysely, { id: passkey.id, ...use }, now))) return undefined
  return await findPlayer(kysely, passkey.player_id)
}

const isHandleOf = (
  { player_id }: Passkey,
  { response: { userHandle } }: AuthenticationResponseJSON
) => userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === player_id

async function verified(
  { config, log }: Ports,
  expectedChallenge: string,
  passkey: Passkey,
  response: AuthenticationResponseJSON
) {
  const party = relyingPartyOf(config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter)
      }
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: BigInt(newCounter), backedUp: credentialBackedUp }
  } catch (error) {
    // The library throws a plain error for whatever is wrong with an answer.
    log.info({ err: error, passkey: passkey.id }, 'a passkey was refused')
    return undefined
  }
}
