import { useState } from 'react'

import type { Namespaces } from '#messages/catalogue.ts'
import { csvOf } from '#rules/csv.ts'
import { type Round, roundsForFile } from '#stores/rounds/round-history.ts'
import { saveFile } from '../ui/save-file.ts'
import styles from './game-history.module.css'

interface Props {
  readonly messages: Namespaces['rounds']
}

/** The table that spreadsheets open: moments in UTC and amounts as plain decimals. */
function tableOf(rounds: readonly Round[], messages: Props['messages']): string {
  const names = [
    'rounds.time',
    'rounds.game',
    'rounds.state',
    'rounds.stake',
    'rounds.contribution',
    'rounds.win',
    'rounds.currency',
    'rounds.number'
  ] as const
  const rows = rounds.map(({ contribution, game, id, stake, startedAt, status, win }) => [
    startedAt,
    game.name,
    messages[`rounds.${status}`],
    stake.amount,
    contribution.amount,
    win.amount,
    stake.currency,
    id
  ])
  return csvOf([names.map(name => messages[name]), ...rows])
}

/** Saves all rounds that are asked for, also those that are not shown yet. */
export function FileButton({ messages }: Props) {
  const [state, setState] = useState<'failed' | 'idle' | 'making'>('idle')
  const save = async () => {
    setState('making')
    const rounds = await roundsForFile()
    setState(rounds ? 'idle' : 'failed')
    if (rounds) saveFile('rounds.csv', 'text/csv;charset=utf-8', tableOf(rounds, messages))
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={state === 'making'}
        onClick={() => void save()}
      >
        {messages[state === 'making' ? 'rounds.filing' : 'rounds.file']}
      </button>
      <p role="alert" className={styles.unread}>
        {state === 'failed' && messages['rounds.unread']}
      </p>
    </>
  )
}
