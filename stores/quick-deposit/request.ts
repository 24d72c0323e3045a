import { atom, readonlyType } from 'nanostores'

import { $guard } from '../guards.ts'
import { closeVariant, openOverlay } from '../overlays.ts'
import { $session } from '../session/session.ts'
import { cleanAddress } from './clean-address.ts'

export type CashierMode = 'deposit' | 'withdraw'

export interface DepositRequest {
  readonly mode?: CashierMode
  readonly amount?: string | undefined
  /** Of the amount; one in another currency than the player's counts as none. */
  readonly currency?: string | undefined
  readonly method?: string | undefined
  /** Sends as soon as it can. */
  readonly autoSubmit?: boolean
  /** The player comes back from the provider's page: what became of that deposit is told. */
  readonly isBack?: boolean
}

const $state = atom<DepositRequest | undefined>(undefined)
const $finished = atom(0)
const $refused = atom(0)

/** What the open overlay was asked for; undefined while it is closed. */
export const $depositRequest = readonlyType($state)

/** Grows whenever a guard stands against an opening, so that the guard can say so. */
export const $depositRefused = readonlyType($refused)

/** Grows whenever the provider's frame says that it has finished. */
export const $frameFinished = readonlyType($finished)

/** Withdrawing is open whatever blocks the player: the platform says no where it has to (D15). */
export const mayOpenCashier = (mode?: CashierMode): boolean =>
  $guard.get() === 'clear' || (mode === 'withdraw' && $guard.get() === 'active')

function closed(): void {
  cleanAddress()
  $state.set(undefined)
}

/** Opens the overlay for a signed-in player, unless something stands against it. */
export function openQuickDeposit(request: DepositRequest = {}): boolean {
  if ($session.get().status !== 'LOGGED_IN') return false
  if (!mayOpenCashier(request.mode)) {
    $refused.set($refused.get() + 1)
    return false
  }
  if ($state.get()) return true
  $state.set(request)
  openOverlay('quick-deposit', { mode: request.mode ?? 'deposit' }, closed)
  return true
}

export const closeQuickDeposit = (): void => closeVariant('quick-deposit')

/** What became of the deposit is then read from the platform. */
export const depositFrameFinished = (): void => $finished.set($finished.get() + 1)
