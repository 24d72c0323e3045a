import { atom, readonlyType } from 'nanostores'

import { type BankProvider, isBankProvider } from '#config/bank-providers.ts'
import type { SessionEndReason } from '#contract/wire/logout-reason.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { isRealmCallback } from '../session/callback.ts'
import { returnTo } from '../session/return-to.ts'
import { readTabMessage } from '../session/tab-messages.ts'
import { readTokens } from '../session/tokens.ts'
import { signInThroughBank } from './bank-login.ts'
import { finishWayIn } from './finish.ts'
import { signInAtRealm } from './realm-sign-in.ts'
import { $wayIn } from './way-in.ts'
import { $waysIn, type WaysIn } from './ways-in.ts'

/** The way that a page of its own stands for. */
export type Provider = BankProvider | 'realm'

export interface Arrival {
  /** Why the player was signed out before coming here; undefined when that was their wish. */
  readonly reason?: SessionEndReason | undefined
  /** The page goes on by itself, so that there is nothing to choose yet. */
  readonly isGoingOn: boolean
}

const $state = atom<Arrival>({ isGoingOn: false })

/** How the visitor came to a page of sign-in. */
export const $arrival = readonlyType($state)

/** Goes on to the wanted page when there is a session already, or when another tab begins one. */
async function leadOnIfSignedIn(): Promise<boolean> {
  if (!(await readTokens())) return false
  environment().address.go(returnTo(), 'replace')
  return true
}

onVisit($state, () => {
  const { channel, page } = environment()
  const stops = [
    channel.onMessage(message => {
      if (readTabMessage(message)?.type === 'sessionStarted') void leadOnIfSignedIn()
    }),
    // Who comes back to the page that went on by itself is to choose.
    page.onWake(() => $state.set({ ...$state.get(), isGoingOn: false }))
  ]
  return () => {
    for (const stop of stops) stop()
    $state.set({ isGoingOn: false })
  }
})

const waysKnown = () =>
  new Promise<WaysIn>(resolve => {
    const stop = $waysIn.listen(ways => {
      stop()
      resolve(ways)
    })
    const ways = $waysIn.get()
    if (ways.status === 'loading') return
    stop()
    resolve(ways)
  })

/** Begins the way that the page or else the country stands for, if it is to be had there. */
async function beginAtOnce(provider: Provider | undefined): Promise<void> {
  const ways = await waysKnown()
  if (ways.status !== 'known') return
  if (isBankProvider(provider))
    return ways.banks.includes(provider) ? signInThroughBank(provider) : undefined
  if (ways.flow === 'keycloak') return signInAtRealm()
}

/** Going back to this page later must not begin again. */
function forgetAutoSignIn(url: URL): void {
  url.searchParams.delete('autoSignIn')
  environment().address.rewrite(url)
}

/**
 * What a page of sign-in does by itself: it leads a signed-in player on, finishes a sign-in that
 * has come back, and begins one where the address asks for it.
 */
export async function arriveAtSignIn(provider?: Provider): Promise<void> {
  const url = environment().address.current()
  const { autoSignIn, logoutReason: reason } = readQuery(url.search)
  const isAnswer = isRealmCallback(url)
  $state.set({ reason, isGoingOn: isAnswer || autoSignIn === true })
  if (await leadOnIfSignedIn()) {
    $state.set({ isGoingOn: true })
    return
  }
  if (isAnswer) await finishWayIn()
  else if (autoSignIn) {
    forgetAutoSignIn(url)
    await beginAtOnce(provider)
  }
  if ($wayIn.get().status !== 'busy') $state.set({ reason, isGoingOn: false })
}
