import { rankAt } from '#config/engagement.ts'
import type { Locale } from '#config/locales.ts'
import type { OperatorName } from '#config/operators.ts'
import { runningProgramme } from '#config/parts.ts'
import { catalogue } from '#messages/catalogue.ts'
import { rankLogo, rankName } from '#rules/loyalty/programme-page.ts'

interface ShownRank {
  readonly name: string
  /** A path of the site. */
  readonly logo: string
}

/** The rank of a level as pages show it; null without a programme, and for who has no level in it. */
export function shownRank(operator: OperatorName, level: number, locale: Locale): ShownRank | null {
  const programme = runningProgramme(operator)
  const rank = programme && level > 0 ? rankAt(programme, level) : undefined
  if (!rank) return null
  return { name: rankName(catalogue(locale, 'programme'), rank.id), logo: rankLogo(rank.id) }
}
