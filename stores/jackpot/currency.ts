import { atom, computed, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { shownMinor } from '#rules/jackpot/shown.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $jackpotPlayer } from './player.ts'
import { askCurrencies } from './service.ts'

/** What amounts of euros are shown in: how many of the currency stand for one euro. */
export interface ShownCurrency {
  readonly code: CurrencyCode
  readonly rate: string
}

export interface ShownAmount {
  readonly minor: bigint
  readonly currency: CurrencyCode
}

export type Multipliers = Readonly<Record<string, string>>

export const EUROS: ShownCurrency = { code: 'EUR', rate: '1' }

/** What the service converts by; undefined until it has told. */
export const $multipliers = atom<Multipliers | undefined>(undefined)

/** The currency where a multiplier is known for it, else euros. */
export function currencyBy(multipliers: Multipliers, code: string): ShownCurrency {
  const rate = multipliers[code]
  return isCurrency(code) && code !== 'EUR' && rate !== undefined && /[1-9]/.test(rate)
    ? { code, rate }
    : EUROS
}

/** The currency of the player's wallet; undefined until that and the multipliers are known. */
export const $currency = readonlyType(
  computed([$jackpotPlayer, $multipliers], (player, multipliers) => {
    if (!player) return undefined
    if (player.currency === 'EUR') return EUROS
    return multipliers && currencyBy(multipliers, player.currency)
  })
)

/** An amount of euros as it is shown, rounded down; undefined for what is no amount. */
export function shownPot(euros: string, { code, rate }: ShownCurrency): ShownAmount | undefined {
  const minor = shownMinor(euros, code, rate)
  return minor === undefined ? undefined : { minor, currency: code }
}

onVisit($multipliers, () => {
  let isAsked = false
  return $jackpotPlayer.subscribe(player => {
    if (!player || isAsked) return
    isAsked = true
    // Without an answer amounts are shown in euros, which is what they are.
    void askCurrencies()
      .catch(() => null)
      .then(answer => $multipliers.set(answer?.multipliers ?? {}))
  })
})
