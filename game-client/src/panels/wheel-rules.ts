import { FIELDS, SEGMENTS } from '#engine/wheel/wheel.ts'
import { openTableRules, type Said, type ShownTable, toldStake } from './table-rules.ts'

/** What each field returns, how often it is on the wheel, and the return that all of them have. */
export function wheelSaid(shown: ShownTable): Said {
  const { rules, words } = shown
  const stake = toldStake(shown)
  const text = (key: string, values = {}) => words.text(`wheel.${key}`, values)
  return {
    figures: [[`${words.text('game.rtp')}, ${text('rtpNote')}`, words.percent(rules.rtp)]],
    pays: FIELDS.filter(({ id }) => id !== 'fiveBlue')
      .map(({ id, factor, segments }) => {
        const key = id === 'fiveRed' ? 'payFives' : 'payField'
        const values = { factor: String(factor), count: segments, of: SEGMENTS }
        return [text(key, values), stake * factor] as const
      })
      .toReversed(),
    texts: [
      text('ruleShared'),
      text('ruleClosed'),
      words.text('table.ruleRandom'),
      text('ruleInterrupted'),
      words.text('game.ruleFault')
    ]
  }
}

export const openWheelRules = (shown: ShownTable): Promise<void> =>
  openTableRules(shown, wheelSaid(shown))
