import { atom, readonlyType } from 'nanostores'
import { isLocale } from '#config/locales.ts'
import { href, ROUTES, routeOf } from '#config/routes.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { targetAfterSignIn } from './target.ts'

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

const ENTRIES = ['login', 'register'] as const

const isEntry = ({ pathname }: URL) =>
  ENTRIES.some(name => pathname === href(currentLocale(), name))

/** The page that the sign-in link was pressed on, if it is one of this site's own. */
function pageBefore(): string | undefined {
  const before = URL.parse(environment().page.referrer())
  const path = before && /^\/([^/]+)(\/.*)$/.exec(before.pathname)
  if (!path || !isLocale(path[1]) || isEntry(before)) return undefined
  const name = routeOf(path[2] ?? '')
  return name && ROUTES[name].layout !== 'main' ? before.href : undefined
}

/** The page to come back to: the one that `redir` names, else the open one unless it is login's. */
export function returnTo(): string {
  const url = environment().address.current()
  const wanted = readQuery(url.search).redir
  if (wanted !== undefined) return targetAfterSignIn(wanted, url)
  return isEntry(url) ? targetAfterSignIn(pageBefore(), url) : url.href
}

export interface SignInChoice {
  /** Begins at the provider's registration page. */
  readonly register?: boolean
}

/** Leaves for the provider's page; a failure to get there is told in `$signIn`. */
export async function signIn(choice: SignInChoice = {}): Promise<void> {
  const { status } = $state.get()
  if (status === 'leaving' || status === 'loading') return
  $state.set({ status: 'leaving' })
  try {
    const { address, identity } = environment()
    const options = { ...choice, locale: currentLocale(), returnTo: returnTo() }
    address.go(await (await identity()).signInUrl(options))
  } catch (thrown) {
    $state.set({ status: 'error', message: messageOf(thrown) })
  }
}
