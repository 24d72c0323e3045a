import { type JackpotRule, POT_LABELS } from '#config/jackpots.ts'
import { formatMessage } from '../message-format.ts'
import { inPercent, ruleFigures } from './figures.ts'

const NAMES = [
  'funding',
  'seed',
  'cap',
  'odds',
  'return',
  'who',
  'whole',
  'shared',
  'two',
  'checked',
  'money',
  'refused',
  'returned',
  'leave',
  'records'
] as const

type RuleName = (typeof NAMES)[number]

type Body = Exclude<RuleName, 'money'> | 'money.amount' | 'money.share'

/** The texts that the rules are told in: their values stand in braces. */
export type RuleTexts = Readonly<Record<`rules.jackpot.${Body | `${RuleName}.title`}`, string>>

export interface StatedRule {
  readonly name: RuleName
  readonly title: string
  readonly body: string
}

interface Told {
  readonly texts: RuleTexts
  readonly bcp47: string
  /** What the house is called. */
  readonly operator: string
  /** Whether its players give a share of the bet, and not an amount. */
  readonly inShares: boolean
}

const WHOLE = 10_000

/** Of a pot that is shared: what goes where. Undefined where each is paid whole. */
function sharedPot({ pots }: JackpotRule, bcp47: string) {
  const pot = pots.find(({ community }) => community.length > 0)
  if (!pot) return undefined
  const board = pot.community.find(({ strategy }) => strategy === 'topContributors')
  const active = pot.community.find(({ strategy }) => strategy === 'randomActive')
  const rest = pot.community.reduce((sum, { share }) => sum + share, 0)
  return {
    id: pot.id,
    pot: POT_LABELS[pot.id],
    main: inPercent((WHOLE - rest) / WHOLE, bcp47),
    rest: inPercent(rest / WHOLE, bcp47),
    board: inPercent((board?.share ?? 0) / WHOLE, bcp47),
    places: board?.strategy === 'topContributors' ? board.places : 0,
    active: inPercent((active?.share ?? 0) / WHOLE, bcp47),
    winners: active?.strategy === 'randomActive' ? active.winners : 0,
    hours: active?.strategy === 'randomActive' ? active.hours : 0
  }
}

/** What a player is told before opting in, in full: each rule with the figures it works by. */
export function statedRules(rule: JackpotRule, told: Told): readonly StatedRule[] {
  const { bcp47, inShares, operator, texts } = told
  const { pots, ...figures } = ruleFigures(rule, bcp47)
  const list = new Intl.ListFormat(bcp47, { type: 'unit', style: 'long' })
  const each = (tell: (pot: (typeof pots)[number]) => string | null) =>
    list.format(
      pots.flatMap(pot => {
        const text = tell(pot)
        return text === null ? [] : [`${pot.label} ${text}`]
      })
    )
  const shared = sharedPot(rule, bcp47)
  const values = {
    ...shared,
    ...figures,
    operator,
    from: figures.checkedFrom,
    shares: each(({ share }) => share),
    seeds: each(({ seed }) => seed),
    limits: each(({ latest }) => latest),
    odds: each(({ odds }) => `1 : ${odds}`)
  }
  return NAMES.filter(name => name !== (shared ? 'whole' : 'shared')).map(name => {
    const body = name === 'money' ? (inShares ? 'money.share' : 'money.amount') : name
    const own = name === 'return' ? { ...values, seeds: figures.seeds } : values
    return {
      name,
      title: texts[`rules.jackpot.${name}.title`],
      body: formatMessage(texts[`rules.jackpot.${body}`], own, bcp47)
    }
  })
}

/** The rules as one text: a line for each title, one for what it says, and an empty one between. */
export const asText = (rules: readonly StatedRule[]): string =>
  rules.map(({ title, body }) => `${title}\n${body}`).join('\n\n')
