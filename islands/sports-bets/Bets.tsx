import { useStore } from '@nanostores/react'
import { use } from 'react'

import { SPORTS } from '#config/sports/sports.ts'
import { lateTexts } from '#stores/late-texts.ts'
import {
  $bets,
  filterBets,
  readBets,
  readMoreBets,
  type Bets as Shown,
  type SportsBetState
} from '#stores/sports/bets.ts'
import { fill } from '../ui/fill.ts'
import alike from '../ui/sports/picks.module.css'
import { BetCard } from './BetCard.tsx'
import styles from './bets.module.css'
import { Figures } from './Figures.tsx'
import type { BetsProps, TextProps } from './props.ts'

const STATES: readonly SportsBetState[] = ['OPEN', 'SETTLED', 'CASHED_OUT']
const PERIODS = [7, 30, 90]

/** The player's bets by state, period and sport, as they change. */
export function Bets(props: BetsProps) {
  const { locale } = props
  const slip = use(lateTexts(locale, 'slip'))
  const sports = use(lateTexts(locale, 'sports'))
  const bets = use(lateTexts(locale, 'bets'))
  const told = { ...props, texts: { locale, slip, sports, bets } }
  const shown = useStore($bets)
  return (
    <div className={styles.page}>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row are no fieldset. */}
      <div className={styles.states} role="group" aria-label={bets['bets.states']}>
        {STATES.map(state => (
          <button
            key={state}
            type="button"
            aria-pressed={shown.filter.state === state}
            onClick={() => void filterBets({ state })}
          >
            {bets[`bets.state.${state}`]}
          </button>
        ))}
      </div>
      <Filters {...told} shown={shown} />
      <List {...told} shown={shown} />
    </div>
  )
}

function Filters({ shown, texts }: TextProps & { readonly shown: Shown }) {
  const { bets, locale, sports } = texts
  const { days, sport } = shown.filter
  return (
    <div className={styles.filters}>
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
    </div>
  )
}

function List(props: TextProps & { readonly shown: Shown }) {
  const { shown, sportsHref, texts } = props
  const { bets } = texts
  switch (shown.status) {
    case 'visitor':
      return <p className={styles.none}>{bets['bets.signIn']}</p>
    case 'loading':
      return <div className={styles.skeleton} aria-busy="true" />
    case 'failed':
      return (
        <div className={styles.none} role="alert">
          <p>{bets['bets.failed']}</p>
          <button type="button" className="btn btn--quiet" onClick={() => void readBets()}>
            {bets['bets.again']}
          </button>
        </div>
      )
    case 'ready':
      return shown.bets.length === 0 ? (
        <div className={styles.none}>
          <p>{bets[`bets.empty.${shown.filter.state}`]}</p>
          <a className="btn" href={sportsHref}>
            {bets['bets.toSports']}
          </a>
        </div>
      ) : (
        <>
          {shown.filter.state !== 'OPEN' && <Figures {...props} list={shown.bets} />}
          <ul className={styles.bets}>
            {shown.bets.map(bet => (
              <li key={bet.id}>
                <BetCard {...props} bet={bet} />
              </li>
            ))}
          </ul>
          {shown.next !== undefined && (
            <button
              type="button"
              className="btn btn--quiet"
              aria-busy={shown.more === 'loading'}
              onClick={() => void readMoreBets()}
            >
              {bets['bets.more']}
            </button>
          )}
          <p role="alert">{shown.more === 'failed' && bets['bets.failed']}</p>
        </>
      )
    default:
      return shown satisfies never
  }
}
