import { PAYS, POKER_HANDS } from '#engine/video-poker/hands.ts'
import { openTableRules, type Said, type ShownTable, toldStake } from './table-rules.ts'

/** What hands pay at a stake, with the return that best play reaches. */
export function pokerSaid(shown: ShownTable): Said {
  const { rules, words } = shown
  const stake = toldStake(shown)
  const text = (key: string) => words.text(`poker.${key}`)
  return {
    figures: [[`${words.text('game.rtp')}, ${text('rtpNote')}`, words.percent(rules.rtp)]],
    pays: POKER_HANDS.map(hand => [text(`hand.${hand}`), stake * BigInt(PAYS[hand])] as const),
    texts: [
      text('ruleDeck'),
      text('ruleHold'),
      text('rulePays'),
      words.text('table.ruleRandom'),
      text('ruleInterrupted'),
      words.text('game.ruleFault')
    ]
  }
}

export const openPokerRules = (shown: ShownTable): Promise<void> =>
  openTableRules(shown, pokerSaid(shown))
