import { LOCALES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { runningProgramme } from '#config/parts.ts'
import { catalogue } from '#messages/catalogue.ts'
import { gamificationPage, loyaltyPage } from '#rules/loyalty/programme-page.ts'
import type { QueryResolvers } from '../../generated/data.ts'

/** Whether the operator has a loyalty programme, under which name, and what its pages say. */
export const gamificationSettings: NonNullable<QueryResolvers['gamificationSettings']> = (
  _root,
  _input,
  { ports, request }
) => {
  const { operator } = ports.config
  const programme = runningProgramme(operator)
  if (!programme) return { enabled: false }
  const { title, slug } = OPERATORS[operator]
  const { bcp47 } = LOCALES[request.locale]
  const texts = catalogue(request.locale, 'programme')
  return {
    enabled: true,
    clientId: programme.clientId,
    loyaltyPage: loyaltyPage(programme, { texts, bcp47, title, slug }),
    missionsPage: gamificationPage('missions', texts),
    tournamentsPage: gamificationPage('tournaments', texts)
  }
}
