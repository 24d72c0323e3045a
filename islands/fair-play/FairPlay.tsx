import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $askedRecord } from '#stores/rounds/asked-record.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/save-file.ts'
import { $checking, checkRecord, recordTyped } from './check.ts'
import styles from './fair-play.module.css'
import { Result } from './Result.tsx'

export interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['fair']
  readonly historyHref: string
}

const fileOf = (list: FileList | null) => list?.[0]

/** Takes the record of a round and decides it again in the reader's browser, step by step. */
export function FairPlay({ locale, messages, historyHref }: Props) {
  const asked = useStore($askedRecord, { ssr: 'initial' })
  const { result, text, told } = useStore($checking, { ssr: 'initial' })
  return (
    <section className={styles.fair} aria-labelledby="fair-check">
      <Heading level={2} id="fair-check">
        {messages['fair.checkTitle']}
      </Heading>
      <p className={styles.quiet}>
        {messages['fair.checkLede']}{' '}
        <a className="link" href={historyHref}>
          {messages['fair.history']}
        </a>
      </p>
      {asked.status === 'loading' && <p role="status">{messages['fair.loading']}</p>}
      {asked.status === 'missing' && text === '' && (
        <Notice kind="danger">{messages['fair.missing']}</Notice>
      )}
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void checkRecord(text)
        }}
      >
        <label className={styles.record}>
          {messages['fair.record']}
          <textarea
            value={text}
            rows={7}
            spellCheck={false}
            autoComplete="off"
            onChange={event => recordTyped(event.currentTarget.value)}
          />
        </label>
        <div className={styles.acts}>
          <button type="submit" className="btn" disabled={text.trim() === ''}>
            {messages['fair.check']}
          </button>
          <label className={`btn btn--quiet ${styles.file}`}>
            {messages['fair.file']}
            <input
              type="file"
              className="vh"
              accept="application/json,.json"
              onChange={event => {
                const file = fileOf(event.currentTarget.files)
                event.currentTarget.value = ''
                if (file) void file.text().then(checkRecord)
              }}
            />
          </label>
          {asked.status === 'ready' && (
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => saveFile('round.json', 'application/json', asked.text)}
            >
              {messages['fair.download']}
            </button>
          )}
        </div>
      </form>
      <Result result={result} told={told} locale={locale} messages={messages} />
    </section>
  )
}
