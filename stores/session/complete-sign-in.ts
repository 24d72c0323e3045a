import { readQuery } from '#contract/wire/query-parameters.ts'
import { IdentityRefusal } from '../environment/identity.ts'
import { environment } from '../environment/index.ts'
import { adoptQueryTokens } from './adopt-tokens.ts'
import { isRealmCallback, withoutCallback } from './callback.ts'
import { enterAsUser, finishSignIn } from './enter.ts'
import { $state, LOGIN_FAILED, messageOf } from './sign-in.ts'
import { readTokens } from './tokens.ts'

/** Spends the provider's code and keeps the tokens; returns the page that the sign-in began on. */
async function takeAnswer(handler: URL): Promise<string | undefined> {
  const { address, identity } = environment()
  address.rewrite(withoutCallback(handler))
  try {
    const { returnTo } = await (await identity()).complete(handler.href)
    await enterAsUser()
    return returnTo
  } catch (thrown) {
    // An answer that was spent before concerns nobody who is signed in by it.
    if (thrown instanceof IdentityRefusal || !(await readTokens())) throw thrown
    return undefined
  }
}

async function run(): Promise<void> {
  const handler = environment().address.current()
  $state.set({ status: 'loading' })
  try {
    const began = isRealmCallback(handler) ? await takeAnswer(handler) : undefined
    adoptQueryTokens()
    if (!(await readTokens())) throw new Error(LOGIN_FAILED)
    await finishSignIn(readQuery(handler.search).redir ?? began)
  } catch (thrown) {
    $state.set({ status: 'error', message: messageOf(thrown) })
  }
}

let running: Promise<void> | undefined

/** Finishes a sign-in that has come back to this page, once however often it is asked for. */
export function completeSignIn(): Promise<void> {
  running ??= run().finally(() => {
    running = undefined
  })
  return running
}
