import { contributesInPercent } from '#config/jackpots.ts'
import { LOCALES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { catalogue } from '#messages/catalogue.ts'
import { asText, statedRules } from '#rules/jackpot/stated-rules.ts'
import type { QueryResolvers } from '../../generated/data.ts'
import { houseRule, LOGO } from './settings.ts'

const IMAGES = {
  minor: '/art/pots/mini-320.webp',
  major: '/art/pots/super-320.webp',
  mega: '/art/pots/epic-320.webp'
} as const

/** What the jackpot's page says and looks like, in the language of the request. */
export const jackpotSettingsV2: NonNullable<QueryResolvers['jackpotSettingsV2']> = async (
  _root,
  _input,
  { ports, request }
) => {
  const rule = await houseRule(ports)
  if (!rule) return { enabled: false }
  const { operator } = ports.config
  const { locale } = request
  const { colours, title } = OPERATORS[operator]
  const rules = statedRules(rule, {
    texts: catalogue(locale, 'rules'),
    bcp47: LOCALES[locale].bcp47,
    operator: title,
    inShares: contributesInPercent(operator)
  })
  return {
    enabled: true,
    logo: { url: LOGO },
    text: catalogue(locale, 'jackpot')['jackpot.lede'],
    termsAndConditions: asText(rules),
    pageImages: { cardBackgrounds: null, cardImages: IMAGES, optInImage: IMAGES.mega },
    themeColours: {
      highlight: colours['pot-figure'],
      background: colours.canvas,
      darkBackground: colours.pot,
      backgroundGradient: `linear-gradient(${colours.pot}, ${colours.canvas})`,
      detailsContentBackground: colours.surface,
      detailsBackground: colours['surface-raised'],
      detailsModalBackground: colours.surface,
      body: colours.text,
      backgroundContrast: colours['pot-line'],
      buttonBackground: colours.brand
    }
  }
}
