import { contributionOptions, HOUSE_JACKPOT, type JackpotRule } from '#config/jackpots.ts'
import { OPERATORS } from '#config/operators.ts'
import { hasPart } from '#config/parts.ts'
import type { QueryResolvers } from '../../generated/data.ts'
import type { Ports } from '../../ports.ts'
import { instanceOf } from './instances.ts'

/** The rule that the house's jackpot runs by; undefined while it does not run, or is switched off. */
export async function houseRule({ config, db }: Ports): Promise<JackpotRule | undefined> {
  if (!hasPart(config.operator, 'jackpot')) return undefined
  const instance = await instanceOf(db.kysely, HOUSE_JACKPOT.id)
  return instance?.rule
}

export const LOGO = '/art/pots/epic-320.webp'

/** Whether the house's jackpot runs, where, and what a bet may give to it. */
export const jackpotSettings: NonNullable<QueryResolvers['jackpotSettings']> = async (
  _root,
  _input,
  { ports }
) => {
  const rule = await houseRule(ports)
  if (!rule) return { enabled: false, contributionOptions: [] }
  const { operator } = ports.config
  const { colours, slug } = OPERATORS[operator]
  const options = contributionOptions(operator)
  return {
    enabled: true,
    sourceId: rule.source,
    instanceId: rule.id,
    operatorId: slug,
    initialContributionValue: Math.min(...options),
    contributionOptions: [...options],
    colorPalette: {
      ground: colours.pot,
      text: colours['pot-text'],
      figure: colours['pot-figure'],
      minor: colours['metal-mini'],
      major: colours['metal-super'],
      mega: colours['metal-epic']
    },
    enabledCommunity: rule.pots.some(({ community }) => community.length > 0),
    logo: LOGO,
    winnerNotificationImage: LOGO
  }
}
