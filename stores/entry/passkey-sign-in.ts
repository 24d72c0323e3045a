import {
  BeginPasskeySignInDocument,
  SignInWithPasskeyDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { enterOrRefuse } from './own-form.ts'
import { tryWay } from './way-in.ts'

/** Signs in with a passkey of this site; to send the browser's question away is no failure. */
export const signInWithPasskey = (): Promise<void> =>
  tryWay('passkey', async () => {
    const { challengeId, options } = (await ask(BeginPasskeySignInDocument)).beginPasskeySignIn
    const response = await environment().passkeys.ask(options)
    if (!response) return 'sentAway'
    const input = { challengeId, response }
    return enterOrRefuse((await ask(SignInWithPasskeyDocument, { input })).signInWithPasskey)
  })
