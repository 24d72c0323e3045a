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
  mayOpenCashier,
  openQuickDeposit
} from './request.ts'
import { AWAY, REQUESTED } from './requested.ts'

const OPEN_DELAY = 100
const MODES = ['deposit', 'withdraw'] as const satisfies readonly CashierMode[]

/** What the address says of the deposit. */
function addressDeposit() {
  const { amount, currency, paymentMethod } = readQuery(environment().address.current().search)
  return { amount, currency, method: paymentMethod }
}

/** What the address asks for, if it names all that is needed. */
function addressPreset() {
  const { autoSubmit } = readQuery(environment().address.current().search)
  const deposit = addressDeposit()
  if (!autoSubmit || deposit.method === undefined || deposit.amount === undefined) return undefined
  return { ...deposit, autoSubmit: true }
}

function requestedMode(): CashierMode | undefined {
  const wanted = environment().session.get(REQUESTED)
  return MODES.find(mode => mode === wanted)
}

function cashierRoute(): CashierMode | undefined {
  const path = environment()
    .address.current()
    .pathname.replace(/^\/[^/]+/, '')
  return MODES.find(name => PATHS[name] === path)
}

/**
 * The cashier's own paths lead to the lobby, which opens the overlay; a visitor signs in first. The
 * deposit that the query names comes along.
 */
function leaveCashierRoute(): void {
  const { address, session } = environment()
  const { status } = $session.get()
  const mode = cashierRoute()
  if (!mode || status === 'LOADING') return
  const locale = currentLocale()
  const { pathname, search } = address.current()
  if (status === 'LOGGED_OUT') {
    const redir = encodeURIComponent(pathname + search)
    address.go(`${pathTo(locale, 'login')}?redir=${redir}`, 'replace')
    return
  }
  session.set(REQUESTED, mode)
  address.go(pathTo(locale, 'lobby') + search, 'replace')
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
    const mode = requestedMode()
    if ($session.get().status !== 'LOGGED_IN' || !mayOpenCashier(mode)) return
    // The page is on its way to the lobby, where the deposit is to be sent once.
    if (cashierRoute()) return
    if (session.get(AWAY) !== undefined && openQuickDeposit({ isBack: true })) return
    const preset = addressPreset()
    if (preset) openQuickDeposit(preset)
    if (!mode) return
    cancel()
    cancel = clock.after(OPEN_DELAY, () => {
      const asked = mode === 'deposit' ? { mode, ...addressDeposit() } : { mode }
      if (openQuickDeposit(asked)) session.remove(REQUESTED)
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
