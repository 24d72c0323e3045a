import { openTableRules, type Said, type ShownTable, toldStake } from './table-rules.ts'

/** What blackjack pays at a stake, with the return that basic strategy reaches. */
export function blackjackSaid(shown: ShownTable): Said {
  const { rules, words } = shown
  const stake = toldStake(shown)
  const text = (key: string) => words.text(`blackjack.${key}`)
  return {
    figures: [[`${words.text('game.rtp')}, ${text('rtpNote')}`, words.percent(rules.rtp)]],
    pays: [
      [text('payBlackjack'), stake + (stake * 3n) / 2n],
      [text('payWin'), stake * 2n],
      [text('payPush'), stake],
      [
        `${text('payInsurance')} (${words.money(stake / 2n, shown.play.currency)})`,
        (stake / 2n) * 3n
      ]
    ],
    texts: [
      text('ruleGoal'),
      text('ruleDecks'),
      text('ruleDealer'),
      text('ruleDouble'),
      text('ruleSplit'),
      text('ruleInsurance'),
      words.text('table.ruleRandom'),
      text('ruleInterrupted'),
      words.text('game.ruleFault')
    ]
  }
}

export const openBlackjackRules = (shown: ShownTable): Promise<void> =>
  openTableRules(shown, blackjackSaid(shown))
