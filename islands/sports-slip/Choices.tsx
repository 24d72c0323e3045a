import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { ACCEPTANCE_MODES } from '#rules/sports/acceptance.ts'
import { isOddsFormat, ODDS_FORMATS } from '#rules/sports/odds-format.ts'
import { $desk } from '#stores/sports/desk.ts'
import { $oddsFormat, chooseOddsFormat } from '#stores/sports/odds-format.ts'
import { $slipForm, editSlip } from '#stores/sports/slip-form.ts'
import { $slipLegs } from '#stores/sports/slip-legs.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import alike from '../ui/sports/picks.module.css'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** Each way, what pays, what is taken when prices move, and how prices are written. */
export function Choices({ texts }: TextProps) {
  const { locale, slip } = texts
  const form = useStore($slipForm)
  const sums = useStore($slipSums)
  const desk = useStore($desk)
  const legs = useStore($slipLegs)
  const format = useStore($oddsFormat)
  const terms = legs.find(({ eachWay }) => eachWay !== null)?.eachWay
  const free = desk.status === 'ready' && sums.bets.length === 1 ? desk.desk.freeBets : []
  const percent = new Intl.NumberFormat(LOCALES[locale].bcp47, { style: 'percent' })
  const write = amountIn(sums, locale)
  return (
    <>
      {sums.hasEachWay && terms && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.eachWay}
            onChange={({ currentTarget }) => editSlip({ eachWay: currentTarget.checked })}
          />
          <span>
            {slip['slip.eachWay']}
            <small>{fill(slip['slip.eachWayNote'], terms, locale)}</small>
          </span>
        </label>
      )}
      {free.length > 0 && (
        <label className={styles.choice}>
          {slip['slip.pay']}
          <select
            className={alike.field}
            value={form.freeBet ?? ''}
            onChange={({ currentTarget: { value } }) => editSlip({ freeBet: value || null })}
          >
            <option value="">{slip['slip.cash']}</option>
            {free.map(({ id, amount }) => (
              <option key={id} value={id}>
                {fill(slip['slip.freeBet'], { amount: write(amount) }, locale)}
              </option>
            ))}
          </select>
        </label>
      )}
      {sums.isFree && <p className={styles.small}>{slip['slip.freeNote']}</p>}
      {desk.status === 'ready' && desk.desk.bonusWeight > 0 && (
        <p className={styles.small}>
          {fill(
            slip['slip.bonus'],
            { percent: percent.format(desk.desk.bonusWeight / 100) },
            locale
          )}
        </p>
      )}
      <label className={styles.choice}>
        {slip['slip.moves']}
        <select
          className={alike.field}
          value={form.acceptance}
          onChange={({ currentTarget: { value } }) => {
            const acceptance = ACCEPTANCE_MODES.find(mode => mode === value)
            if (acceptance) editSlip({ acceptance })
          }}
        >
          {ACCEPTANCE_MODES.map(mode => (
            <option key={mode} value={mode}>
              {slip[`slip.accept.${mode}`]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {slip['slip.odds']}
        {/* The page that the slip stands on hears of the choice by the mark and writes its prices anew. */}
        <select
          className={alike.field}
          data-odds-format
          value={format}
          onChange={({ currentTarget: { value } }) => {
            if (isOddsFormat(value)) chooseOddsFormat(value)
          }}
        >
          {ODDS_FORMATS.map(each => (
            <option key={each} value={each}>
              {slip[`slip.odds.${each}`]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
