import { $state, type SignInChoice, signIn } from '../session/sign-in.ts'
import { signInInPopup } from '../session/sign-in-popup.ts'
import { type Outcome, tryWay } from './way-in.ts'

/** Leaves for the realm's page of sign-in, or of registration, where the country has the flow `keycloak`. */
export const signInAtRealm = (choice: SignInChoice = {}): Promise<void> =>
  tryWay('realm', async () => {
    // An attempt that the player came back from is still under way there.
    $state.set({ status: 'idle' })
    await signIn(choice)
    return $state.get().status === 'error' ? { code: 'NO_ANSWER' } : 'leaving'
  })

function popupOutcome(message: string): Outcome {
  if (message === 'Popup closed by user') return 'sentAway'
  return { code: message === 'Popup blocked by user' ? 'BLOCKED' : 'LOGIN_FAILED' }
}

/** Opens the realm's page in a window beside this one. */
export const signInInWindow = (): Promise<void> =>
  tryWay('window', async () => {
    $state.set({ status: 'idle' })
    await signInInPopup()
    const ended = $state.get()
    return ended.status === 'error' ? popupOutcome(ended.message) : 'leaving'
  })
