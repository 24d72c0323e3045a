import { atom } from 'nanostores'

import { PATHS, pathTo } from '#config/paths.ts'
import { isCloseQuickDeposit } from '#contract/wire/foreign-message.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import type { WindowMessage } from '../environment/parts.ts'
import { $guard } from '../guards.ts'
import { onVisit } from '../lib/on-visit.ts'
import { currentLocale } from '../locale.ts'
import { $session } from '../session/session.ts'
import { showToast } from '../toasts.ts'
import {
  type CashierMode,
  closeQuickDeposit,
  depositFrameFinished,
  openQuickDeposit
} from './request.ts'

const OPEN_DELAY = 100
const REQUESTED = 'openCashier'
const MODES = ['deposit', 'withdraw'] as const satisfies readonly CashierMode[]

/** What the address asks for, if it names all that is needed. */
function addressPreset() {
  const { autoSubmit, paymentMethod, amount } = readQuery(environment().address.current().search)
  if (!autoSubmit || paymentMethod === undefined || amount === undefined) return undefined
  return { amount, method: paymentMethod, autoSubmit: true }
}

function requestedMode(): CashierMode | undefined {
  const wanted = environment().session.get(REQUESTED)
  return MODES.find(mode => mode === wanted)
}

/** The cashier's own paths lead to the lobby, which opens the overlay; a visitor signs in first. */
function leaveCashierRoute(): void {
  const { address, session } = environment()
  const { status } = $session.get()
  const { pathname } = address.current()
  const path = pathname.replace(/^\/[^/]+/, '')
  const mode = MODES.find(name => PATHS[name] === path)
  if (!mode || status === 'LOADING') return
  const locale = currentLocale()
  if (status === 'LOGGED_OUT') {
    address.go(`${pathTo(locale, 'login')}?redir=${encodeURIComponent(pathname)}`, 'replace')
    return
  }
  session.set(REQUESTED, mode)
  address.go(pathTo(locale, 'lobby'), 'replace')
}

function showAskedToast(): void {
  const { address } = environment()
  const url = address.current()
  if (readQuery(url.search).showToast !== 'InitWithdrawal') return
  showToast('info', { key: 'withdrawalBegun' })
  url.searchParams.delete('showToast')
  address.rewrite(url)
}

const $state = atom(undefined)

/** Opens and closes the overlay as address, guards and the cashier's frames ask. */
export const $quickDepositOpening = $state

onVisit($state, () => {
  const { address, clock, page, session, site } = environment()
  let cancel = () => {}
  let { pathname } = address.current()

  function consider(): void {
    if ($session.get().status !== 'LOGGED_IN' || $guard.get() !== 'clear') return
    const preset = addressPreset()
    if (preset) openQuickDeposit(preset)
    const mode = requestedMode()
    if (!mode) return
    cancel()
    cancel = clock.after(OPEN_DELAY, () => {
      if (openQuickDeposit({ mode })) session.remove(REQUESTED)
    })
  }

  async function hear(message: WindowMessage): Promise<void> {
    const { origins } = await site()
    const allowed = [address.current().origin, ...origins.payments]
    if (!isCloseQuickDeposit(message, allowed)) return
    depositFrameFinished()
    closeQuickDeposit()
  }

  const arrive = () => {
    leaveCashierRoute()
    consider()
  }
  showAskedToast()
  const stops = [
    $session.subscribe(arrive),
    $guard.listen(consider),
    page.onWindowMessage(message => void hear(message)),
    address.onChange(url => {
      if (url.pathname === pathname) return
      pathname = url.pathname
      closeQuickDeposit()
      showAskedToast()
      arrive()
    })
  ]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
})
