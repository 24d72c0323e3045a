import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { returnTo } from './return-to.ts'

/** What is shown when a failure has no words of its own. */
export const LOGIN_FAILED = 'Login failed'

/** How a sign-in stands: an answer of the provider loads, and is then one or the other. */
export type SignIn =
  | { readonly status: 'idle' }
  | { readonly status: 'leaving' }
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated' }
  | { readonly status: 'error'; readonly message: string }

export const $state = atom<SignIn>({ status: 'idle' })

export const $signIn = readonlyType($state)

export const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error && thrown.message) || LOGIN_FAILED

export function isBusy(): boolean {
  const { status } = $state.get()
  return status === 'leaving' || status === 'loading'
}

export interface SignInChoice {
  /** Begins at the provider's registration page. */
  readonly register?: boolean
}

/** Leaves for the provider's page; a failure to get there is told in `$signIn`. */
export async function signIn(choice: SignInChoice = {}): Promise<void> {
  if (isBusy()) return
  $state.set({ status: 'leaving' })
  try {
    const { address, identity } = environment()
    const options = { ...choice, locale: currentLocale(), returnTo: returnTo() }
    address.go(await (await identity()).signInUrl(options))
  } catch (thrown) {
    $state.set({ status: 'error', message: messageOf(thrown) })
  }
}
