import { atom, readonlyType } from 'nanostores'

import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import type { Tokens } from './tokens.ts'

export type Session =
  | { readonly status: 'LOADING' }
  | {
      readonly status: 'LOGGED_IN'
      readonly playerId: string | null
      readonly sessionId: string | null
      readonly provider: Tokens['provider']
      /** Whether the session can go on when the token in use has expired. */
      readonly isRefreshable: boolean
      readonly startedAt: number
    }
  | { readonly status: 'LOGGED_OUT'; readonly reason?: SessionEndReason }

export const $state = atom<Session>({ status: 'LOADING' })

/** The tokens in use; stores never see them, only the calls that carry them. */
export const $tokens = atom<Tokens | undefined>(undefined)

export const $session = readonlyType($state)
