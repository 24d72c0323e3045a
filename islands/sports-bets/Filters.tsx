import { SPORTS } from '#config/sports/sports.ts'
import { type BetFilter, filterBets, type SportsBetKind } from '#stores/sports/bets.ts'
import { fill } from '../ui/fill.ts'
import alike from '../ui/sports/picks.module.css'
import styles from './bets.module.css'
import type { TextProps } from './props.ts'

const PERIODS = [7, 30, 90]
const KINDS: readonly SportsBetKind[] = ['SINGLE', 'COMBO', 'SYSTEM']

/** Which of the bets of a state are shown: by type, sport and time, and what can be cashed out. */
export function Filters({ filter, texts }: TextProps & { readonly filter: BetFilter }) {
  const { bets, locale, sports } = texts
  const { canCashOut, days, kind, sport, state } = filter
  return (
    <div className={styles.filters}>
      <label>
        {bets['bets.kind']}
        <select
          className={alike.field}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void filterBets({ kind: KINDS.find(each => each === value) ?? null })
          }
        >
          <option value="">{bets['bets.all']}</option>
          {KINDS.map(each => (
            <option key={each} value={each}>
              {bets[`bets.kind.${each}`]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {bets['bets.sport']}
        <select
          className={alike.field}
          value={sport ?? ''}
          onChange={({ currentTarget: { value } }) => void filterBets({ sport: value || null })}
        >
          <option value="">{bets['bets.all']}</option>
          {SPORTS.map(({ id }) => (
            <option key={id} value={id}>
              {sports[`sports.sport.${id}`]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {bets['bets.period']}
        <select
          className={alike.field}
          value={days ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void filterBets({ days: value === '' ? null : Number(value) })
          }
        >
          <option value="">{bets['bets.always']}</option>
          {PERIODS.map(count => (
            <option key={count} value={count}>
              {fill(bets['bets.days'], { count }, locale)}
            </option>
          ))}
        </select>
      </label>
      {state === 'OPEN' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={canCashOut}
            onChange={({ currentTarget }) => void filterBets({ canCashOut: currentTarget.checked })}
          />
          {bets['bets.canCashOut']}
        </label>
      )}
    </div>
  )
}
