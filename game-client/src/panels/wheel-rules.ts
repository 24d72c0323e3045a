import { FIELDS, SEGMENTS } from '#engine/wheel/wheel.ts'
import { openTableRules, type ShownTable, toldStake } from './table-rules.ts'

/** What each field returns, how often it is on the wheel, and the return that all of them have. */
export function openWheelRules(shown: ShownTable): Promise<void> {
  const { rules, words } = shown
  const stake = toldStake(shown)
  const text = (key: string, values = {}) => words.text(`wheel.${key}`, values)
  return openTableRules(shown, {
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
  })
}
