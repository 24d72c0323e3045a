import { useStore } from '@nanostores/react'
import { use } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import {
  $bets,
  filterBets,
  readBets,
  readMoreBets,
  type Bets as Shown,
  type SportsBetState
} from '#stores/sports/bets.ts'
import { BetCard } from './BetCard.tsx'
import styles from './bets.module.css'
import { Figures } from './Figures.tsx'
import { Filters } from './Filters.tsx'
import type { BetsProps, TextProps } from './props.ts'

const STATES: readonly SportsBetState[] = ['OPEN', 'SETTLED', 'CASHED_OUT', 'REFUSED']

/** The player's bets by state, type, sport and period, as they change; or the one that the address names. */
export function Bets(props: BetsProps) {
  const { betsHref, locale } = props
  const slip = use(lateTexts(locale, 'slip'))
  const sports = use(lateTexts(locale, 'sports'))
  const bets = use(lateTexts(locale, 'bets'))
  const told = { ...props, texts: { locale, slip, sports, bets } }
  const shown = useStore($bets)
  const { filter, status } = shown
  return (
    <div className={styles.page}>
      {filter.bet !== null ? (
        <p>
          <a className="link" href={betsHref}>
            {bets['bets.toAll']}
          </a>
        </p>
      ) : (
        <>
          {status !== 'visitor' && <Figures {...told} state={filter.state} />}
          {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row are no fieldset. */}
          <div className={styles.states} role="group" aria-label={bets['bets.states']}>
            {STATES.map(state => (
              <button
                key={state}
                type="button"
                aria-pressed={filter.state === state}
                onClick={() => void filterBets({ state })}
              >
                {bets[`bets.state.${state}`]}
              </button>
            ))}
          </div>
          <Filters {...told} filter={filter} />
        </>
      )}
      <List {...told} shown={shown} />
    </div>
  )
}

function List(props: TextProps & { readonly shown: Shown }) {
  const { shown, texts } = props
  const { bets } = texts
  switch (shown.status) {
    case 'visitor':
      return <p className={styles.none}>{bets['bets.signIn']}</p>
    case 'loading':
      return <div className={styles.skeleton} aria-busy="true" />
    case 'offline':
      return (
        <p className={styles.none} role="status">
          {bets['bets.offline']}
        </p>
      )
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
        <None {...props} shown={shown} />
      ) : (
        <>
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

function None({ shown, sportsHref, texts }: TextProps & { readonly shown: Shown }) {
  const { bets } = texts
  const { bet, canCashOut, state } = shown.filter
  return (
    <div className={styles.none}>
      <p>
        {bet !== null
          ? bets['bets.error.BET_NOT_FOUND']
          : bets[`bets.empty.${state === 'OPEN' && canCashOut ? 'canCashOut' : state}`]}
      </p>
      {bet === null && (
        <a className="btn" href={sportsHref}>
          {bets['bets.toSports']}
        </a>
      )}
    </div>
  )
}
