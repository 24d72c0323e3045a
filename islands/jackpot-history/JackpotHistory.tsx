import { useStore } from '@nanostores/react'

import {
  $jackpotHistory,
  type EntryKind,
  readEarlierEntries,
  readJackpotHistory,
  type JackpotHistory as Shown
} from '#stores/jackpot/history.ts'
import { Notice } from '../ui/Notice.tsx'
import { Entry } from './Entry.tsx'
import styles from './jackpot-history.module.css'
import type { HistoryProps } from './props.ts'
import { Sums } from './Sums.tsx'

const KINDS: readonly (EntryKind | null)[] = [null, 'CONTRIBUTION', 'WIN']

/** What the player gave to jackpots and won from them: each entry, and both sums with their balance. */
export function JackpotHistory(props: HistoryProps) {
  const history = useStore($jackpotHistory, { ssr: 'initial' })
  const { texts } = props
  return (
    <div className={styles.history}>
      <fieldset className={styles.kinds}>
        <legend className="vh">{texts['jackpot.history.filter']}</legend>
        {KINDS.map(kind => (
          <label key={kind ?? 'all'}>
            <input
              type="radio"
              name="kind"
              checked={kind === history.kind}
              onChange={() => void readJackpotHistory(kind)}
            />
            <span>{texts[`jackpot.history.${kind ?? 'all'}`]}</span>
          </label>
        ))}
      </fieldset>
      <Content history={history} {...props} />
    </div>
  )
}

interface ContentProps extends HistoryProps {
  readonly history: Shown
}

function Content({ history, ...props }: ContentProps) {
  const { texts, jackpotHref } = props
  if (history.status === 'loading')
    return (
      <div className={styles.skeleton} role="status" aria-busy="true">
        <span className="vh">{texts['jackpot.history.loading']}</span>
      </div>
    )
  if (history.status === 'failed')
    return (
      <div className={styles.part}>
        <Notice kind="danger">{texts['jackpot.history.failed']}</Notice>
        <button type="button" className="btn" onClick={() => void readJackpotHistory()}>
          {texts['jackpot.tryAgain']}
        </button>
      </div>
    )
  const { entries, kind, more, next } = history
  return (
    <div className={styles.part}>
      <Sums history={history} {...props} />
      {entries.length === 0 && (
        <>
          <p>{texts[kind === 'WIN' ? 'jackpot.history.noWins' : 'jackpot.history.none']}</p>
          <a className="btn" href={jackpotHref}>
            {texts['jackpot.history.browse']}
          </a>
        </>
      )}
      <ul className={styles.list}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
      {next !== undefined && (
        <>
          <p role="alert" className={styles.unread}>
            {more === 'failed' && texts['jackpot.history.unread']}
          </p>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={more === 'loading'}
            onClick={() => void readEarlierEntries()}
          >
            {texts[more === 'loading' ? 'jackpot.history.loading' : 'jackpot.history.more']}
          </button>
        </>
      )}
    </div>
  )
}
