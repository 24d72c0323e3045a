import { atom, readonlyType } from 'nanostores'

import { IdentityRefusal } from '../environment/identity.ts'
import { environment } from '../environment/index.ts'

export interface RenewalError {
  readonly message: string
}

const $state = atom<RenewalError | undefined>(undefined)

/** The latest silent renewal at the provider that failed otherwise than by silence. */
export const $renewalError = readonlyType($state)

/** Tells of it; what the provider refused is the session's end and no fault to report. */
export function renewalFailed(thrown: unknown): void {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  $state.set({ message })
  if (!(thrown instanceof IdentityRefusal))
    environment().reporter.send({ message: `Silent renew error: ${message}` })
}
