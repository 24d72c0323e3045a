import { useStore } from '@nanostores/react'

import {
  $roundHistory,
  filterRounds,
  type RoundHistory,
  readEarlierRounds,
  readRounds,
  showAllRounds
} from '#stores/rounds/round-history.ts'
import { Notice } from '../ui/Notice.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './game-history.module.css'
import type { HistoryProps } from './props.ts'
import { RoundRow } from './RoundRow.tsx'

/** Every round of the player, by game and day, with the ways to see one again and to check it. */
export function GameHistory(props: HistoryProps) {
  const history = useStore($roundHistory, { ssr: 'initial' })
  const { messages } = props
  const { from, game, until } = history.filter
  const isFiltered = game !== '' || from !== '' || until !== ''
  return (
    <div className={styles.history}>
      <search className={styles.filter}>
        <label className={styles.pick}>
          {messages['rounds.game']}
          <select
            value={game}
            onChange={event => void filterRounds({ game: event.currentTarget.value })}
          >
            <option value="">{messages['rounds.allGames']}</option>
            {history.games.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.pick}>
          {messages['rounds.from']}
          <input
            type="date"
            value={from}
            max={until || undefined}
            onChange={event => void filterRounds({ from: event.currentTarget.value })}
          />
        </label>
        <label className={styles.pick}>
          {messages['rounds.until']}
          <input
            type="date"
            value={until}
            min={from || undefined}
            onChange={event => void filterRounds({ until: event.currentTarget.value })}
          />
        </label>
        <div className={styles.acts}>
          {isFiltered && (
            <button type="button" className="btn btn--quiet" onClick={() => void showAllRounds()}>
              {messages['rounds.clear']}
            </button>
          )}
          {history.status === 'ready' && history.rounds.length > 0 && (
            <FileButton messages={messages} />
          )}
        </div>
      </search>
      <Rounds {...props} history={history} isFiltered={isFiltered} />
    </div>
  )
}

interface RoundsProps extends HistoryProps {
  readonly history: RoundHistory
  readonly isFiltered: boolean
}

function Rounds({ history, isFiltered, ...props }: RoundsProps) {
  const { gamesHref, messages } = props
  if (history.status === 'loading')
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <span className="vh">{messages['rounds.loading']}</span>
      </div>
    )
  if (history.status === 'failed')
    return (
      <div className={styles.part}>
        <Notice kind="danger">{messages['rounds.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readRounds()}>
          {messages['rounds.tryAgain']}
        </button>
      </div>
    )
  if (history.rounds.length === 0)
    return (
      <div className={styles.none}>
        <p>{messages[isFiltered ? 'rounds.noneFound' : 'rounds.none']}</p>
        {!isFiltered && (
          <a className="btn" href={gamesHref}>
            {messages['rounds.browse']}
          </a>
        )}
      </div>
    )
  return (
    <div className={styles.part}>
      <ul className={styles.list}>
        {history.rounds.map(round => (
          <RoundRow key={round.id} round={round} {...props} />
        ))}
      </ul>
      {history.next !== undefined && (
        <>
          <p role="alert" className={styles.unread}>
            {history.more === 'failed' && messages['rounds.unread']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={history.more === 'loading'}
            onClick={() => void readEarlierRounds()}
          >
            {messages[history.more === 'loading' ? 'rounds.loading' : 'rounds.more']}
          </button>
        </>
      )}
    </div>
  )
}
