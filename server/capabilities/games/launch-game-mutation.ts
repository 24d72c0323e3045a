import { isLocale } from '#config/locales.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { launchGame } from './launch-game.ts'

export const launchGameMutation: NonNullable<MutationResolvers['launchGame']> = (
  _root,
  { input },
  { ports, player, session, jurisdiction, request }
) =>
  launchGame(ports, {
    slug: input.slug,
    mode: input.mode,
    locale: isLocale(input.locale) ? input.locale : request.locale,
    jurisdiction,
    subDivision: subDivisionOf(request.country, request.subdivision),
    signedIn: player && session ? { player, sessionId: session.id } : null
  })
