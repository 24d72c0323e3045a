import { keepMount } from 'nanostores'

import { renew } from '#stores/session/renewal.ts'
import { $session } from '#stores/session/session.ts'
import { $tokens } from '#stores/session/state.ts'

/** A tab of the lobby with nothing but its session. */
const tab = {
  status: () => $session.get().status,
  token: () => $tokens.get()?.access,
  /** As the timer does it, with the tokens that this tab knows. */
  async renew(): Promise<string> {
    const tokens = $tokens.get()
    return tokens ? (await renew(tokens)).status : 'gone'
  }
}

declare global {
  interface Window {
    readonly tab: typeof tab
  }
}

keepMount($session)
Object.assign(window, { tab })
