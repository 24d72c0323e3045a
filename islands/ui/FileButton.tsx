import { useState } from 'react'

import styles from './file-button.module.css'
import { saveFile } from './save-file.ts'

/** The rows of a table, or why there are none. */
export type FileRows =
  | { readonly status: 'ready'; readonly text: string }
  | { readonly status: 'failed' | 'tooMany' }

interface Props {
  readonly name: string
  readonly messages: Readonly<Record<'failed' | 'file' | 'filing' | 'tooMany', string>>
  readonly make: () => Promise<FileRows>
}

/** Saves a table as a file that spreadsheets open, or says why it could not be made. */
export function FileButton({ name, messages, make }: Props) {
  const [state, setState] = useState<'failed' | 'idle' | 'making' | 'tooMany'>('idle')
  const save = async () => {
    setState('making')
    const rows = await make()
    setState(rows.status === 'ready' ? 'idle' : rows.status)
    if (rows.status === 'ready') saveFile(name, 'text/csv;charset=utf-8', rows.text)
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={state === 'making'}
        onClick={() => void save()}
      >
        {messages[state === 'making' ? 'filing' : 'file']}
      </button>
      <p role="alert" className={styles.unmade}>
        {(state === 'failed' || state === 'tooMany') && messages[state]}
      </p>
    </>
  )
}
