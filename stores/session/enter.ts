import { readAccessToken } from '#contract/wire/access-token.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { sessionStarted } from './session.ts'
import { markSession } from './session-mark.ts'
import { $state, LOGIN_FAILED } from './sign-in.ts'
import { targetAfterSignIn } from './target.ts'
import { forgetBegunSignIns, forgetCustomTokens, readOidcTokens, storeTokens } from './tokens.ts'

const REDIRECT_DELAY = 1

/**
 * The end of every way in, once the tokens are stored: what was begun is forgotten, the player is
 * known in every tab, and the wanted page stands in place of the open one.
 */
export async function finishSignIn(wanted: string | undefined): Promise<void> {
  const { address, clock } = environment()
  await forgetBegunSignIns()
  await sessionStarted()
  $state.set({ status: 'authenticated' })
  const target = targetAfterSignIn(wanted, address.current())
  clock.after(REDIRECT_DELAY, () => address.go(target, 'replace'))
}

/** Begins the session of the user whom the OpenID client has stored; rejects if there is none. */
export async function enterAsUser(): Promise<void> {
  const tokens = await readOidcTokens()
  if (!tokens) throw new Error(LOGIN_FAILED)
  forgetCustomTokens()
  markSession(tokens.claims)
}

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface EnterOptions {
  /** The page to go to; without it the one that the address names by `redir`, else the lobby. */
  readonly wanted?: string
}

/** Begins the session that a pair of tokens proves; rejects if the token does not decode. */
export async function enterWith(pair: TokenPair, options: EnterOptions = {}): Promise<void> {
  const claims = readAccessToken(pair.accessToken)
  if (!claims) throw new Error(LOGIN_FAILED)
  storeTokens(pair.accessToken, pair.refreshToken)
  markSession(claims)
  const { redir } = readQuery(environment().address.current().search)
  await finishSignIn(options.wanted ?? redir)
}
