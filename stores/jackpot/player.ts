import { computed, readonlyType } from 'nanostores'

import type { CurrencyCode } from '#config/currencies.ts'
import { OPERATORS } from '#config/operators.ts'
import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { $country } from '../country.ts'
import { environment } from '../environment/index.ts'
import { $player } from '../player/player.ts'
import { $session } from '../session/session.ts'
import { $wallet } from '../wallet.ts'

/** A player as the jackpot service knows one. */
export interface JackpotPlayer {
  /** Player, currency and brand in one. */
  readonly id: string
  readonly playerId: string
  readonly sessionId: string | null
  readonly currency: CurrencyCode
  readonly brand: string
  readonly country: string
}

let known: JackpotPlayer | undefined

/** The same object as long as it says the same: balances change, and nothing is to begin anew then. */
function settled(next: JackpotPlayer): JackpotPlayer {
  if (JSON.stringify(next) !== JSON.stringify(known)) known = next
  return known ?? next
}

/** Undefined without a session, and until wallet and country of the player are known. */
export const $jackpotPlayer = readonlyType(
  computed([$session, $wallet, $player, $country], (session, wallet, player, from) => {
    if (session.status !== 'LOGGED_IN' || wallet.status !== 'STREAMING') return undefined
    if (player.status !== 'LOGGED_IN') return undefined
    const playerId = session.playerId ?? player.player.playerId
    const country = player.player.country?.code ?? (from.status === 'known' ? from.code : undefined)
    if (country === undefined) return undefined
    const { currency } = wallet
    const brand = OPERATORS[environment().operator].slug
    const id = enrichedPlayerId({ playerId, currency, brand })
    return settled({ id, playerId, sessionId: session.sessionId, currency, brand, country })
  })
)

/** Lets something run for as long as one and the same player is there. */
export function whilePlayer(
  begin: (player: JackpotPlayer) => () => void,
  otherwise: () => void
): () => void {
  let stop: (() => void) | undefined
  const unbind = $jackpotPlayer.subscribe(player => {
    stop?.()
    stop = player && begin(player)
    if (!player) otherwise()
  })
  return () => {
    unbind()
    stop?.()
  }
}
