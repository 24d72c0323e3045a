import { offerOf } from '#config/deposit-offers.ts'
import { playerOf } from '../../context.ts'
import type { BonusCondition, ViewerResolvers } from '../../generated/main.ts'
import { offerTexts } from './offer-terms.ts'
import { offerStandings } from './offers.ts'

/** Every offer of the house with whether the player may have it now, and why not. */
export const bonusOffers: NonNullable<ViewerResolvers['bonusOffers']> = async (
  _viewer,
  _input,
  context
) => {
  const player = playerOf(context)
  const { ports, request } = context
  const standings = await offerStandings(ports, ports.db.kysely, player)
  const isAsked = player.source_of_wealth_due_date !== null
  const conditions: BonusCondition[] = isAsked ? ['CompleteSoW', 'Deposit'] : ['Deposit']
  return standings.map(({ block, availableFrom, ...terms }) => ({
    id: terms.id,
    ...offerTexts(terms, request.locale),
    eligibility: offerOf(terms.id).eligibility,
    conditions,
    isAvailable: block === null && !isAsked,
    block,
    availableFrom
  }))
}
