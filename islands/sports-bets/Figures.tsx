import { useStore } from '@nanostores/react'

import { $betFigures, type BetFigures, type SettledFigures } from '#stores/sports/bet-figures.ts'
import type { SportsBetState } from '#stores/sports/bets.ts'
import { fill } from '../ui/fill.ts'
import { amountIn } from '../ui/sports/amount.ts'
import styles from './bets.module.css'
import { netText } from './net.ts'
import type { TextProps } from './props.ts'

type FiguresProps = TextProps & { readonly figures: BetFigures }

/** All bets of the player in figures, as the platform sums them up: what is open, or what has ended lately. */
export function Figures({ state, ...props }: TextProps & { readonly state: SportsBetState }) {
  const figures = useStore($betFigures)
  if (!figures) return <div className={styles.figuresWait} aria-busy="true" />
  return state === 'OPEN' ? (
    <OpenFigures {...props} figures={figures} />
  ) : (
    <div className={styles.spans}>
      <Span {...props} figures={figures} name="week" />
      <Span {...props} figures={figures} name="month" />
    </div>
  )
}

function OpenFigures({ figures, texts: { bets, locale } }: FiguresProps) {
  const write = amountIn(figures, locale)
  const cells = [
    [bets['bets.openBets'], String(figures.openBets)],
    [bets['bets.openStake'], write(figures.openStake)],
    [bets['bets.possibleAll'], write(figures.possible)],
    [bets['bets.cashOutNow'], write(figures.cashOutValue)]
  ] as const
  return (
    <dl className={styles.figures} aria-label={bets['bets.sums']}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type SpanProps = FiguresProps & { readonly name: 'month' | 'week' }

function Span({ figures, name, texts: { bets, locale } }: SpanProps) {
  const write = amountIn(figures, locale)
  const of: SettledFigures = figures[name]
  return (
    <section className={styles.span} aria-label={bets[`bets.${name}`]}>
      <h2>
        {bets[`bets.${name}`]}{' '}
        <small>{fill(bets['bets.settledBets'], { count: of.bets }, locale)}</small>
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{bets['bets.staked']}</dt>
          <dd>{write(of.staked)}</dd>
        </div>
        <div>
          <dt>{bets['bets.returned']}</dt>
          <dd>{write(of.returned)}</dd>
        </div>
        <div data-win={of.result > 0n || undefined}>
          <dt>{bets['bets.net']}</dt>
          <dd>{netText(of.result, write)}</dd>
        </div>
      </dl>
    </section>
  )
}
