import { SignInDocument, type SignInOutcomeFragment } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { enterWith } from '../session/enter.ts'
import { returnTo } from '../session/return-to.ts'
import { type Outcome, tryWay } from './way-in.ts'

/** Ends a way whose answer is a pair of tokens or a refusal. */
export async function enterOrRefuse({ ok, error }: SignInOutcomeFragment): Promise<Outcome> {
  if (!ok) return error ?? { code: 'LOGIN_FAILED' }
  await enterWith(ok, { wanted: returnTo() })
  return 'leaving'
}

/** Signs in by the lobby's own form, where the country has the flow `custom`. */
export const signInByForm = (email: string, password: string): Promise<void> =>
  tryWay('form', async () => {
    const input = { email: email.trim(), password }
    return enterOrRefuse((await ask(SignInDocument, { input })).signIn)
  })
