import { boolean, type InferOutput, nullish, object, optional } from 'valibot'

import { id, moment, token } from './atoms.ts'
import { parserOf } from './fit.ts'

/** The body of POST {base}/token; the identity token is the player's access token. */
export interface GamificationTokenRequest {
  readonly clientId: string
  readonly identityToken: string
}

const request = object({ clientId: id, identityToken: token })

export const readGamificationTokenRequest = parserOf(request)

const answer = object({ token, expiresAt: nullish(moment, null) })

export type GamificationToken = InferOutput<typeof answer>

export const readGamificationToken = parserOf(answer)

const player = object({ playerId: id, optedIn: boolean(), rank: optional(id) })

/** The provider's data of the player, of which the site reads whether they take part. */
export type GamificationPlayer = InferOutput<typeof player>

export const readGamificationPlayer = parserOf(player)
