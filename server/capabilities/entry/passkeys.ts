import { playerOf, signedIn } from '../../context.ts'
import type { Passkey, PasskeyErrorCode, Resolvers } from '../../generated/main.ts'
import { startCustomSession } from '../../identity/custom-tokens.ts'
import {
  addPasskey,
  beginAdding,
  beginPasskeySignIn,
  type Passkey as Kept,
  passkeysOf,
  removePasskey,
  signInWithPasskey
} from '../../identity/passkeys/index.ts'
import { hasPassword } from '../../identity/sign-in.ts'
import { deviceFactsOf } from '../session/index.ts'

const refuse = (code: PasskeyErrorCode) => ({ error: { code } })

const shown = (passkey: Kept): Passkey => ({
  id: passkey.id,
  name: passkey.name,
  addedAt: passkey.added_at,
  lastUsedAt: passkey.last_used_at,
  isSynced: passkey.backed_up
})

/** Passkeys stand beside the password: to sign in with, to add and to take away. */
export const resolvers: Resolvers = {
  Mutation: {
    beginPasskeySignIn: (_root, _input, { ports }) => beginPasskeySignIn(ports),

    signInWithPasskey: async (_root, { input }, { ports, request: { address, headers } }) => {
      const outcome = await signInWithPasskey(ports, { ...input, address })
      if (outcome.status === 'tooMany')
        return { error: { code: 'TOO_MANY_TRIES', retryAt: outcome.until } }
      if (outcome.status === 'failed') return { error: { code: 'LOGIN_FAILED' } }
      const device = deviceFactsOf(headers, address)
      const { id: playerId } = outcome.player
      return { ok: await startCustomSession(ports, { playerId, device, method: 'PASSKEY' }) }
    },

    beginPasskey: async (_root, { password }, context) => {
      const { id: sessionId } = signedIn(context)
      const begun = await beginAdding(context.ports, {
        player: playerOf(context),
        sessionId,
        password: password ?? undefined,
        address: context.request.address
      })
      switch (begun.status) {
        case 'begun':
          return { ok: begun.request }
        case 'passwordNeeded':
          return refuse('PASSWORD_NEEDED')
        case 'tooMany':
          return refuse('TOO_MANY_TRIES')
        case 'refused':
          return refuse('REFUSED')
        default:
          return begun satisfies never
      }
    },

    addPasskey: async (_root, { input }, context) => {
      const added = await addPasskey(context.ports, { ...input, player: playerOf(context) })
      return added ? { ok: shown(added) } : refuse('REFUSED')
    },

    removePasskey: async (_root, { id }, context) => ({
      removed: await removePasskey(context.ports, playerOf(context), id)
    })
  },
  Viewer: {
    passkeys: async (_viewer, _input, context) => {
      const { playerId } = signedIn(context)
      const kept = await passkeysOf(context.ports.db.kysely, playerId)
      return kept.map(shown)
    },
    hasPassword: (_viewer, _input, context) =>
      hasPassword(context.ports.db.kysely, signedIn(context).playerId)
  }
}
