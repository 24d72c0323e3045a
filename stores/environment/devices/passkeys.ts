import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON
} from '@simplewebauthn/browser'

import { kept } from '../kept.ts'
import type { Passkeys } from '../passkeys.ts'

/** How a browser says that its question was sent away, or that nobody answered it in time. */
const SENT_AWAY = ['AbortError', 'NotAllowedError']

async function unlessSentAway(answer: Promise<object>): Promise<object | undefined> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Error && SENT_AWAY.includes(thrown.name)) return undefined
    throw thrown
  }
}

/** The browser's credentials; what turns them into JSON and back is loaded when one is asked for. */
export function browserPasskeys(window: Window): Passkeys {
  const ceremony = kept(() => import('@simplewebauthn/browser'))
  return {
    isOffered: () => 'PublicKeyCredential' in window,
    async ask(options) {
      const { startAuthentication } = await ceremony()
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
      return unlessSentAway(startAuthentication({ optionsJSON }))
    },
    async make(options) {
      const { startRegistration } = await ceremony()
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
      return unlessSentAway(startRegistration({ optionsJSON }))
    }
  }
}
