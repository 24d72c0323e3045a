import { kept } from '../kept.ts'
import type { Passkeys } from '../passkeys.ts'

/** The browser's credentials; what speaks with them is loaded when one is asked for. */
export function browserPasskeys(window: Window): Passkeys {
  const ceremony = kept(() => import('./passkey-ceremony.ts'))
  return {
    isOffered: () => 'PublicKeyCredential' in window,
    ask: async options => (await ceremony()).askForPasskey(options),
    make: async options => (await ceremony()).makePasskey(options)
  }
}
