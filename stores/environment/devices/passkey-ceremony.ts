import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration
} from '@simplewebauthn/browser'

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

/** Asks the browser for a passkey of this site; undefined when the player thought better of it. */
export const askForPasskey = (options: unknown): Promise<object | undefined> =>
  unlessSentAway(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  )

/** Has the browser make one; undefined when the player thought better of it. */
export const makePasskey = (options: unknown): Promise<object | undefined> =>
  unlessSentAway(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  )
