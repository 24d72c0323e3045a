import { computed, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import type { Licence } from '#contract/generated/data/graphql.ts'
import type { ProductMode } from '#contract/wire/product-mode.ts'
import { $country, type Country } from '../country.ts'
import { $locale } from '../locale.ts'
import { $player, type Player } from '../player/player.ts'
import { $productMode } from '../product-mode.ts'
import { $wallet } from '../wallet.ts'

/** All that decides which games somebody is shown, in which order and words, at which stakes. */
export interface GamesScope {
  readonly locale: Locale
  readonly mode: ProductMode
  readonly currency: CurrencyCode | null
  readonly country: string | null
  readonly subDivision: string | undefined
  /** Null where it is not known: the platform takes its own. */
  readonly licence: Licence | null
  readonly playerId: string | null
}

/** The player's own province, else the one that the visitor comes from. */
function subDivision(player: Player, country: Country): string | undefined {
  const from = country.status === 'known' ? country : undefined
  if (player.status === 'LOGGED_IN') {
    const own = subDivisionOf(player.player.country?.code, player.player.personalInfo?.state)
    if (own) return own
  }
  return subDivisionOf(from?.ipCountryCode, from?.subDivision)
}

/** Undefined until it is known who asks, and from where. */
export const $gamesScope = readonlyType(
  computed(
    [$locale, $productMode, $country, $wallet, $player],
    (locale, mode, country, wallet, player): GamesScope | undefined => {
      const isPlayer = player.status === 'LOGGED_IN'
      if (country.status === 'loading' || player.status === 'LOADING') return undefined
      if (isPlayer && wallet.status === 'LOADING') return undefined
      const from = country.status === 'known' ? country : undefined
      const home = from?.currency
      return {
        locale,
        mode,
        currency: wallet.status === 'STREAMING' ? wallet.currency : isCurrency(home) ? home : null,
        country: from?.ipCountryCode ?? from?.code ?? null,
        subDivision: subDivision(player, country),
        licence: from?.licence ?? null,
        playerId: isPlayer ? player.player.playerId : null
      }
    }
  )
)

/** The scope, once it is known. */
export const gamesScope = (): Promise<GamesScope> =>
  new Promise(resolve => {
    let stop = () => {}
    stop = $gamesScope.subscribe(scope => {
      if (!scope) return
      resolve(scope)
      queueMicrotask(() => stop())
    })
  })

/** How a query of the data API names the scope. */
export const scopeVariables = ({
  currency,
  country,
  subDivision: province,
  licence,
  locale
}: GamesScope) => ({
  currencyCode: currency,
  ipCountryCode: country,
  ...(province !== undefined && { subDivision: province }),
  license: licence,
  locale
})
