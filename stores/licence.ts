import type { LicenceCode } from '#config/licences.ts'
import { licenceOf } from '#config/operators.ts'
import { environment } from './environment/index.ts'
import { $player, type Player } from './player/player.ts'

/** The licence that the house has for a player, or for anybody while nobody is signed in. */
export const licenceFor = (state: Player): LicenceCode =>
  licenceOf(
    environment().operator,
    state.status === 'LOGGED_IN' ? (state.player.country?.code ?? undefined) : undefined
  )

/** The licence that whoever is here plays under. */
export const currentLicence = (): LicenceCode => licenceFor($player.get())
