import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { LicenceCode } from '#config/licences.ts'
import { WIN_NOTICES } from '#config/win-notices-table.ts'
import { $country } from '../country.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { minorOf } from '../lib/wire-money.ts'
import { currentLicence } from '../licence.ts'
import type { MessageOf } from './codec.ts'
import { $connection } from './connection.ts'
import { currencyBy, shownPot } from './currency.ts'
import { onJackpotMessage } from './events.ts'
import { $jackpotPlayer, type JackpotPlayer } from './player.ts'
import { forgetWins, showWin } from './show-win.ts'

type WinEvent = MessageOf<'WinEvent'>

/** Somebody's win, as others are told of it. */
export interface WinNotice {
  readonly id: string
  readonly pot: WinEvent['win_pot_id']
  readonly minor: bigint
  readonly currency: CurrencyCode
  readonly initials: string | null
  readonly brand: string | null
  /** It is being checked: nothing is credited yet. */
  readonly isWithheld: boolean
}

type Amount = Pick<WinNotice, 'currency' | 'minor'>

const SHOWN_FOR = 6000

const $others = atom<WinNotice | undefined>(undefined)
/** Somebody else's win, for six seconds, where the licence has players told of it. */
export const $winNotice = readonlyType($others)

/** Each win once, though it may be told again after a reconnect. */
const told = new Set<string>()
let cancel = () => {}

/** Euros are reckoned by the multipliers that came with the win itself. */
function amountFor(player: JackpotPlayer, event: WinEvent): Amount | null {
  const { currency, win_amount } = event
  if (currency !== 'EUR')
    return isCurrency(currency) ? { minor: minorOf(win_amount, currency), currency } : null
  const { multipliers } = event.currency_multipliers
  return shownPot(win_amount, currencyBy(multipliers, player.currency)) ?? null
}

/** All that a player has of a win: the pot itself, shares of it, or both. */
function ownOf(player: JackpotPlayer, event: WinEvent): (Amount & { isShare: boolean }) | null {
  const shares = event.community_winners
    .filter(({ player_id, currency }) => player_id === player.id && currency === player.currency)
    .map(({ win_amount }) => minorOf(win_amount, player.currency))
  const shared = shares.reduce((sum, share) => sum + share, 0n)
  const pot = event.player_id === player.id ? amountFor(player, event) : null
  if (pot?.currency === player.currency)
    return { ...pot, minor: pot.minor + shared, isShare: false }
  if (pot) return { ...pot, isShare: false }
  return shared > 0n ? { minor: shared, currency: player.currency, isShare: true } : null
}

const licenceOf = (): LicenceCode => {
  const country = $country.get()
  return (country.status === 'known' ? country.licence : null) ?? currentLicence()
}

function notify(notice: WinNotice): void {
  if (!WIN_NOTICES.includes(licenceOf())) return
  cancel()
  $others.set(notice)
  cancel = environment().clock.after(SHOWN_FOR, () => $others.set(undefined))
}

function won(event: WinEvent): void {
  const player = $jackpotPlayer.get()
  if (!player) return
  const id = event.win_id ?? environment().random.id()
  if (told.has(id)) return
  told.add(id)
  const { win_pot_id: pot, win_withheld: isWithheld } = event
  const own = ownOf(player, event)
  if (own) {
    const at = event.timestamp?.toISOString() ?? null
    showWin('jackpot-win', { ...own, pot, isWithheld, at, id: event.win_id })
    return
  }
  const amount = amountFor(player, event)
  const { initials, brand_id: brand } = event
  if (amount) notify({ ...amount, id, pot, isWithheld, initials, brand })
}

onVisit($others, () => {
  const stops = [
    $connection.listen(() => {}),
    onJackpotMessage('WinEvent', won),
    $jackpotPlayer.listen(() => {}),
    $country.listen(() => {})
  ]
  return () => {
    cancel()
    for (const stop of stops) stop()
    forgetWins()
    $others.set(undefined)
    told.clear()
  }
})
