import { sceneOf } from '#config/catalogue/all-titles.ts'
import { SHELF } from '#config/catalogue/games.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { backdropImage } from '#config/catalogue/symbols.ts'
import { hasPart } from '#config/parts.ts'
import type { Drop } from '#config/raffles.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { QueryResolvers } from '../../generated/data.ts'
import { openDraws, running } from './instances.ts'
import { SERIES } from './series.ts'

/** What stands behind a studio: the place that its first game plays in. */
function spotlightOf(studio: string): string | null {
  const first = SHELF.find(game => game.studio.slug === studio)
  return first ? `${backdropImage(sceneOf(first.title))}.webp` : null
}

function raffleOf(drop: Drop, slug: string) {
  const name = STUDIOS.find(studio => studio.slug === slug)?.name ?? slug
  return {
    dropType: drop,
    gameStudio: { name, slug, raffleSpotlightImage: spotlightOf(slug) }
  }
}

/** Whether the brand holds raffles, whose games give tickets just now, and by which terms. */
export const raffleSettings: NonNullable<QueryResolvers['raffleSettings']> = async (
  _root,
  _arguments,
  { ports, request }
) => {
  if (!hasPart(ports.config.operator, 'raffle')) return { enabled: false, raffles: [] }
  const draws = running(await openDraws(ports.db.kysely).execute(), ports.clock.now())
  const week = draws.at(-1)
  const ground = week ? spotlightOf(week.studio) : null
  const text = catalogue(request.locale, 'raffle')
  return {
    enabled: true,
    text: text['raffle.text'],
    termsAndConditions: text['raffle.terms'],
    pageBackgroundImages: { mobile: ground, desktop: ground },
    raffles: SERIES.flatMap(({ drop, source }) => {
      const draw = draws.findLast(other => other.source === source)
      return draw ? [raffleOf(drop, draw.studio)] : []
    })
  }
}
