import type { ContestSeries } from '#config/engagement-contests.ts'
import type { PrizeRule } from '#config/engagement-prizes.ts'

type InEuros = Exclude<PrizeRule, { kind: 'points' }>
type AsText<Rule> = Rule extends InEuros ? Omit<Rule, 'euros'> & { readonly euros: string } : Rule

/** What holds for a tournament, whatever becomes of its series. */
export type ContestRule = Omit<ContestSeries, 'schedule'>

/** The same in JSON, which knows no large whole numbers. */
export type StoredRule = Omit<ContestRule, 'minimumBet' | 'prizes'> & {
  readonly minimumBet: string
  readonly prizes: readonly {
    readonly from: number
    readonly to: number
    readonly prize: AsText<PrizeRule>
  }[]
}

const prizeAsText = (prize: PrizeRule): AsText<PrizeRule> =>
  prize.kind === 'points' ? prize : { ...prize, euros: String(prize.euros) }

const prizeFrom = (stored: AsText<PrizeRule>): PrizeRule =>
  stored.kind === 'points' ? stored : { ...stored, euros: BigInt(stored.euros) }

export function storedRule({ schedule: _, ...rule }: ContestSeries): string {
  const stored: StoredRule = {
    ...rule,
    minimumBet: String(rule.minimumBet),
    prizes: rule.prizes.map(each => ({ ...each, prize: prizeAsText(each.prize) }))
  }
  return JSON.stringify(stored)
}

export const ruleFrom = (stored: StoredRule): ContestRule => ({
  ...stored,
  minimumBet: BigInt(stored.minimumBet),
  prizes: stored.prizes.map(each => ({ ...each, prize: prizeFrom(each.prize) }))
})
