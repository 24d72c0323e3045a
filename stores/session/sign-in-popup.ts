import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { enterAsUser, finishSignIn } from './enter.ts'
import { returnTo } from './return-to.ts'
import { $state, isBusy, messageOf } from './sign-in.ts'

/** Signs in by a window beside this page, which is left only when that is done. */
export async function signInInPopup(): Promise<void> {
  if (isBusy()) return
  $state.set({ status: 'loading' })
  try {
    const identity = await environment().identity()
    await identity.signInInPopup({ locale: currentLocale() })
    await enterAsUser()
    await finishSignIn(returnTo())
  } catch (thrown) {
    $state.set({ status: 'error', message: messageOf(thrown) })
  }
}
