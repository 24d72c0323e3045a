import type { ExclusionTerm, Licence, LimitPeriod } from '#config/licences.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { href, type RouteName } from '#config/routes.ts'
import { catalogue } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { fill } from './text.ts'

/** A tool of protection, as the page about responsible play tells of it. */
export interface ProtectionTool {
  readonly title: string
  readonly text: string
  /** What there is to choose from: periods, minutes, days. */
  readonly choices: readonly string[]
  readonly href?: string | undefined
}

const TERMS = {
  '6months': 'SixMonths',
  '1year': 'OneYear',
  '2years': 'TwoYears',
  '3years': 'ThreeYears',
  '5years': 'FiveYears',
  forGood: 'ForGood'
} as const satisfies Record<ExclusionTerm, string>

const MINUTES_OF_HOUR = 60

/** How long the licence gives for an answer to a complaint, where it says. */
export const complaintsLatest = (locale: Locale, { complaintDays }: Licence) =>
  complaintDays === null
    ? undefined
    : fill(catalogue(locale, 'protection')['complaints.latest'], { days: complaintDays })

/** The page on which a break is taken, and an exclusion where the licence has it. */
export const keepAwayHref = (locale: Locale, { selfExclusion }: Licence): string =>
  `${href(locale, selfExclusion ? 'selfExclusion' : 'limits')}#break`

/** Every tool that a licence has, and no other, each with the page on which it is used. */
export function protectionTools(locale: Locale, rules: Licence): readonly ProtectionTool[] {
  const texts = catalogue(locale, 'protection')
  const limits = catalogue(locale, 'limits')
  const exclusion = catalogue(locale, 'exclusion')
  const say = (text: string, values: Readonly<Record<string, number>>) =>
    formatMessage(text, values, LOCALES[locale].bcp47)
  const periods = (list: readonly LimitPeriod[]) =>
    list.map(period => limits[`limits.period.${period}`])
  const minutes = (count: number) =>
    count < MINUTES_OF_HOUR
      ? say(limits['limits.minutes'], { minutes: count })
      : say(limits['limits.hours'], { hours: count / MINUTES_OF_HOUR })
  type Name = 'closing' | 'clock' | 'Deposit' | 'exclusion' | 'game' | 'Loss' | 'net' | 'reality'
  const tool = (
    name: Name | 'break' | 'records' | 'register' | 'Session' | 'standing' | 'Wager',
    route?: RouteName,
    choices: readonly string[] = []
  ) => ({
    title: texts[`tools.${name}`],
    text: texts[`tools.${name}.text`],
    choices,
    href: route && href(locale, route)
  })
  const { depositLimits, lossLimits, wagerLimits, sessionLimits, selfExclusion } = rules
  const found: readonly (ProtectionTool | false | null)[] = [
    tool('standing', 'profileDashboard'),
    depositLimits.length > 0 && tool('Deposit', 'limits', periods(depositLimits)),
    lossLimits.length > 0 && tool('Loss', 'globalLimits', periods(lossLimits)),
    rules.gameLossLimits && tool('game', 'globalLimits', periods(['Day'])),
    wagerLimits.length > 0 && tool('Wager', 'limits', periods(wagerLimits)),
    sessionLimits && tool('Session', 'limits', sessionLimits.minutes.map(minutes)),
    rules.sessionClock && tool('clock'),
    rules.sessionNet && tool('net'),
    rules.realityCheck && tool('reality', 'limits', rules.realityCheck.choices.map(minutes)),
    {
      ...tool(
        'break',
        undefined,
        rules.timeoutDays.map(days => say(exclusion['exclusion.break.days'], { days }))
      ),
      href: keepAwayHref(locale, rules)
    },
    selfExclusion &&
      tool(
        'exclusion',
        'selfExclusion',
        selfExclusion.terms.map(term => exclusion[`exclusion.term.${TERMS[term]}`])
      ),
    rules.nationalRegister !== null && {
      ...tool('register'),
      text: fill(texts['tools.register.text'], { register: rules.nationalRegister })
    },
    tool('closing', 'profilePersonal'),
    tool('records', 'statement')
  ]
  return found.filter(each => each !== false && each !== null)
}
