import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse
} from '@simplewebauthn/server'

import type { Player } from '../../capabilities/player/index.ts'
import type { Ports } from '../../ports.ts'
import { postMessage } from '../outbox.ts'
import { type Proving, proveAgain } from '../prove-again.ts'
import { openChallenge, spendChallenge } from './challenges.ts'
import { passkeyLetter } from './letters.ts'
import { relyingPartyOf } from './relying-party.ts'
import { createdCredential } from './responses.ts'
import type { Request } from './sign-in-with-passkey.ts'
import { keepPasskey, MOST_PASSKEYS, passkeysOf } from './store.ts'
import type { Passkey } from './tables.ts'

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257]
const LONGEST_NAME = 60

type Begun =
  | { readonly status: 'begun'; readonly request: Request<PublicKeyCredentialCreationOptionsJSON> }
  | { readonly status: 'passwordNeeded' }
  | { readonly status: 'refused' }
  | { readonly status: 'tooMany' }

/** Asks for a new passkey of a player who has just signed in, or who shows the password again. */
export async function beginAdding(ports: Ports, proving: Proving): Promise<Begun> {
  const { player } = proving
  const status = await proveAgain(ports, proving)
  if (status !== 'proven') return { status }

  const held = await passkeysOf(ports.db.kysely, player.id)
  if (held.length >= MOST_PASSKEYS) return { status: 'refused' }
  const { id, challenge } = await openChallenge(ports, 'add', player.id)
  const party = relyingPartyOf(ports.config)
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(player.id),
    userName: player.email,
    userDisplayName: `${player.first_name} ${player.last_name}`,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: held.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: [...transports]
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
  return { status: 'begun', request: { challengeId: id, options } }
}

export interface Created {
  readonly player: Player
  readonly challengeId: string
  readonly response: unknown
  readonly name: string
}

/** Keeps a passkey that the player's authenticator has made; undefined when it is refused. */
export async function addPasskey(ports: Ports, created: Created): Promise<Passkey | undefined> {
  const { player, challengeId: id } = created
  const name = created.name.trim()
  const now = ports.clock.now()
  const challenge = await spendChallenge(
    ports.db.kysely,
    { id, purpose: 'add', playerId: player.id },
    now
  )
  const response = createdCredential(created.response)
  if (challenge === undefined || !response) return undefined
  if (name === '' || [...name].length > LONGEST_NAME) return undefined
  const made = await verified(ports, challenge, response)
  if (!made) return undefined
  const { credential, credentialBackedUp } = made
  return await ports.db.transaction(async tx => {
    const kept = await keepPasskey(tx, {
      id: ports.random.uuid(),
      player_id: player.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: BigInt(credential.counter),
      transports: response.response.transports ?? [],
      backed_up: credentialBackedUp,
      name,
      added_at: now
    })
    if (kept) await postMessage(tx, passkeyLetter(ports.config, player, 'added'), now)
    return kept
  })
}

async function verified(
  { config, log }: Ports,
  expectedChallenge: string,
  response: RegistrationResponseJSON
) {
  const party = relyingPartyOf(config)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true
    })
    return registrationInfo
  } catch (error) {
    // The library throws a plain error for whatever is wrong with an answer.
    log.info({ err: error }, 'a new passkey was refused')
    return undefined
  }
}
