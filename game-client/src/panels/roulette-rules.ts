import type { RouletteTableRules } from '#contract/wire/table-play.ts'
import { returnOf, settle } from '#engine/roulette/roulette.ts'
import { spotOf } from '#engine/roulette/spots.ts'
import { openTableRules, type Said, type ShownTable, toldStake } from './table-rules.ts'

/** One spot of each kind of bet, the one that pays most first. */
const BETS = [
  ['straight', 'straight:17'],
  ['split', 'split:17-20'],
  ['street', 'street:16-17-18'],
  ['corner', 'corner:17-18-20-21'],
  ['line', 'line:16-17-18-19-20-21'],
  ['dozen', 'dozen:2'],
  ['even', 'red']
] as const

const percentOf = (rules: RouletteTableRules['rules'], spot: string): string => {
  const { returned, staked } = returnOf(rules, spot)
  return String((Number(returned) / Number(staked)) * 100)
}

/** What each bet returns for a stake on it, and the exact return of every kind of bet. */
export function rouletteSaid(shown: ShownTable & { readonly rules: RouletteTableRules }): Said {
  const { rules, words } = shown
  const stake = toldStake(shown)
  const text = (key: string) => words.text(`roulette.${key}`)
  const returnedOn = (spot: string): bigint => {
    const [number = 0] = spotOf(spot)?.numbers ?? []
    return settle(rules.rules, number, [{ spot, amount: stake }]).returned
  }
  const isFrench = rules.rules === 'french'
  return {
    figures: [
      [words.text('game.rtp'), words.percent(percentOf(rules.rules, 'straight:17'))],
      ...(isFrench
        ? [[text('rtpEven'), words.percent(percentOf(rules.rules, 'red'))] as const]
        : [])
    ],
    pays: BETS.map(([bet, spot]) => [text(`pays.${bet}`), returnedOn(spot)] as const),
    texts: [
      text('ruleWheel'),
      text(isFrench ? 'ruleFrench' : 'ruleEuropean'),
      text('ruleZero'),
      words.text('table.ruleRandom'),
      words.text('game.ruleInterrupted'),
      words.text('game.ruleFault')
    ]
  }
}

export const openRouletteRules = (
  shown: ShownTable & { readonly rules: RouletteTableRules }
): Promise<void> => openTableRules(shown, rouletteSaid(shown))
