import { BRAND, OPERATOR } from '#config/build.ts'
import type { Programme } from '#config/engagement.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { runningProgramme } from '#config/parts.ts'
import { href, type RouteName } from '#config/routes.ts'
import { catalogue } from '#messages/catalogue.ts'
import { loyaltyPage } from '#rules/loyalty/programme-page.ts'
import { formatMessage } from '#rules/message-format.ts'

/** The programme of this build's operator; undefined where it has none. */
export const PROGRAMME: Programme | undefined = runningProgramme(OPERATOR)

/** What the house says of the programme, as the pages are built with it. */
export const builtContent = (programme: Programme, locale: Locale) =>
  loyaltyPage(programme, {
    texts: catalogue(locale, 'programme'),
    bcp47: LOCALES[locale].bcp47,
    title: BRAND.title,
    slug: BRAND.slug
  })

export interface Question {
  readonly question: string
  readonly answer: string
}

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** What is asked often, with the figures that the programme works by. */
export function questions(programme: Programme, locale: Locale): readonly Question[] {
  const text = catalogue(locale, 'loyalty')
  const { bcp47 } = LOCALES[locale]
  const percent = new Intl.NumberFormat(bcp47, { style: 'percent' }).format(
    programme.confiscatedPercent / 100
  )
  const values = { days: programme.lostAfterDays, percent, operator: BRAND.title }
  return QUESTIONS.map(number => ({
    question: text[`loyalty.faq.${number}.q`],
    answer: formatMessage(text[`loyalty.faq.${number}`], values, bcp47)
  }))
}

/** The pages of the programme, as they lead to each other. */
export function programmePages(locale: Locale) {
  const text = catalogue(locale, 'loyalty')
  const site = catalogue(locale, 'site')
  const pages: readonly (readonly [RouteName, string])[] = [
    ['loyaltyProgram', text['loyalty.nav.ranks']],
    ['missions', site['site.missions']],
    ['tournaments', site['site.tournaments']],
    ['rewardsShop', site['site.rewardsShop']],
    ['countdownCalendar', text['loyalty.nav.calendar']]
  ]
  return pages.map(([route, label]) => ({ route, label, href: href(locale, route) }))
}
