import type { BankProvider } from '#config/bank-providers.ts'
import { fieldsOf, type Guard, isString } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { comeBack } from '../quick-deposit/away.ts'
import { isSignInCallback } from '../session/callback.ts'
import { completeSignIn } from '../session/complete-sign-in.ts'
import { $signIn } from '../session/sign-in.ts'
import { bankOfAnswer, faultOf, finishBankLogin } from './finish-bank-login.ts'
import { type Outcome, tryWay, type WayInFault } from './way-in.ts'

const isRecord: Guard<object> = (value): value is object =>
  typeof value === 'object' && value !== null

const UNKNOWN_STATE = 'No matching state found in storage'

/** Where the sign-in that the realm answers was begun; its client forgets it with the answer. */
async function wantedOf(state: string | undefined): Promise<string | undefined> {
  const kept = fromJson((state && (await environment().vault.get(state))) ?? '')
  const begun = fieldsOf<{ data: object }>(kept, { data: isRecord })
  return fieldsOf<{ returnTo: string }>(begun?.data, { returnTo: isString })?.returnTo
}

/** Another try from this page leads where the first one would have. */
function keepWanted(wanted: string | undefined): void {
  const { address } = environment()
  const url = address.current()
  if (wanted === undefined || url.searchParams.has('redir')) return
  const { pathname, search } = new URL(wanted, url.origin)
  url.searchParams.set('redir', pathname + search)
  address.rewrite(url)
}

function realmFault(error: string | undefined, message: string): WayInFault {
  if (error !== undefined) return faultOf(error)
  return message === UNKNOWN_STATE ? 'MISMATCH' : 'LOGIN_FAILED'
}

async function finishRealm(handler: URL): Promise<Outcome> {
  const { error, state } = readQuery(handler.search)
  const wanted = await wantedOf(state)
  await completeSignIn()
  const ended = $signIn.get()
  if (ended.status !== 'error') return 'leaving'
  keepWanted(wanted)
  return { code: realmFault(error, ended.message) }
}

/**
 * What every handler page does: the answer that the address brings is spent, or the tokens in it are
 * taken, and the player goes on to the wanted page; `$wayIn` tells what came in between. Who comes
 * from a payment goes back to where that was begun.
 */
export async function finishWayIn(provider?: BankProvider): Promise<void> {
  const handler = environment().address.current()
  if (!provider && comeBack()) return
  const bank = isSignInCallback(handler) ? (provider ?? bankOfAnswer(handler)) : undefined
  await (bank
    ? tryWay(bank, () => finishBankLogin(bank, handler))
    : tryWay(provider ?? 'realm', () => finishRealm(handler)))
}
