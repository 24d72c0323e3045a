import type { BankProvider } from '#config/bank-providers.ts'
import { href } from '#config/routes.ts'
import { CompleteBankLoginDocument } from '#contract/generated/page/graphql.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { isSignInCallback, withoutCallback } from '../session/callback.ts'
import { completeSignIn } from '../session/complete-sign-in.ts'
import { enterWith } from '../session/enter.ts'
import { $signIn } from '../session/sign-in.ts'
import { targetAfterSignIn } from '../session/target.ts'
import { forgetBegunBankLogin, readBegunBankLogin } from './bank-login.ts'
import type { Outcome, WayInFault } from './way-in.ts'

const REGISTRATION = 'bankRegistration'

/** What a provider means by the word that it leads back with in place of a code. */
export function faultOf(error: string | undefined): WayInFault {
  if (error === 'access_denied') return 'CANCELLED'
  return error === 'timeout' ? 'TIMED_OUT' : 'LOGIN_FAILED'
}

/** The bank whose answer the address brings, as far as this tab has asked one. */
export function bankOfAnswer(handler: URL): BankProvider | undefined {
  const begun = readBegunBankLogin()
  const isAnswer = isSignInCallback(handler) && begun?.state === readQuery(handler.search).state
  return isAnswer ? begun?.provider : undefined
}

/** The registration page, with the way to where the player wanted to go. */
function registerPage(wanted: string, handler: URL): string {
  const { pathname, search } = new URL(wanted, handler.origin)
  const page = `${href(currentLocale(), 'register')}?redir=${encodeURIComponent(pathname + search)}`
  return targetAfterSignIn(page, handler)
}

/** An answer that nobody asked for is none; who has a session is led on all the same. */
async function refuseStrange(): Promise<Outcome> {
  await completeSignIn()
  return $signIn.get().status === 'error' ? { code: 'MISMATCH' } : 'leaving'
}

/** Spends the answer of a bank: with a session, or with the bank's word for a registration. */
export async function finishBankLogin(provider: BankProvider, handler: URL): Promise<Outcome> {
  const { address, session } = environment()
  const { code, error: refused, redir, state } = readQuery(handler.search)
  const begun = readBegunBankLogin()
  address.rewrite(withoutCallback(handler))
  forgetBegunBankLogin()
  if (!begun || begun.state !== state || begun.provider !== provider) return refuseStrange()
  if (code === undefined) return { code: faultOf(refused) }

  const input = { provider, state: begun.state, code }
  const { ok, error } = (await ask(CompleteBankLoginDocument, { input })).completeBankLogin
  if (!ok) return error ?? { code: 'LOGIN_FAILED' }
  const wanted = redir ?? begun.returnTo
  if (ok.tokens) {
    await enterWith(ok.tokens, { wanted })
    return 'leaving'
  }
  if (!ok.registration) return { code: 'LOGIN_FAILED' }
  session.set(REGISTRATION, JSON.stringify(ok.registration))
  address.go(registerPage(wanted, handler), 'replace')
  return 'leaving'
}
