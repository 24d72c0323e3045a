import { useStore } from '@nanostores/react'
import { type DragEvent, useId, useState } from 'react'

import { LOCALES, type Locale } from '#config/locales.ts'
import { formatPercent } from '#rules/dates.ts'
import { ACCEPTED_FILES, MOST_MEGABYTES } from '#stores/compliance/check-file.ts'
import {
  $uploads,
  dropUpload,
  retryUpload,
  type Upload,
  type UploadAim,
  uploadDocument
} from '#stores/compliance/uploads.ts'
import { fillNames } from '../fill-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './upload.module.css'
import { type UploadTexts, uploadProblem } from './words.ts'

interface Props {
  readonly locale: Locale
  readonly texts: UploadTexts
  readonly aim: UploadAim
  /** What the files are to prove, for those who do not see what stands above. */
  readonly label: string
}

const isOf =
  ({ purpose, category }: UploadAim) =>
  (upload: Upload) =>
    upload.purpose === purpose && (upload.category ?? null) === (category ?? null)

/** Where files are chosen or dropped, and how far those are that have been. */
export function FileDrop({ locale, texts, aim, label }: Props) {
  const id = useId()
  const uploads = useStore($uploads, { ssr: 'initial' }).filter(isOf(aim))
  const [isOver, setOver] = useState(false)
  const [arrived, setArrived] = useState('')

  async function send(files: readonly File[]) {
    for (const file of files) await tell(file.name, uploadDocument(file, aim))
  }
  async function tell(name: string, sent: Promise<string | undefined>) {
    setArrived('')
    if (await sent) setArrived(fillNames(texts['papers.arrived'], { name }))
  }
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault()
    setOver(next)
  }

  return (
    <div className={styles.upload}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to what the input does */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={event => over(event, true)}
        onDragLeave={event => over(event, false)}
        onDrop={event => {
          over(event, false)
          void send([...event.dataTransfer.files])
        }}
      >
        <input
          id={id}
          className={styles.input}
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-label={`${texts['papers.choose']}: ${label}`}
          aria-describedby={`${id}-rules`}
          onChange={event => {
            void send([...(event.currentTarget.files ?? [])])
            // The same file again counts as chosen anew.
            event.currentTarget.value = ''
          }}
        />
        <label className="btn btn--quiet" htmlFor={id} aria-hidden="true">
          <Icon name="plus" />
          {texts['papers.choose']}
        </label>
        <span className={styles.or}>{texts['papers.drop']}</span>
        <small id={`${id}-rules`}>
          {fillNames(texts['papers.rules'], { megabytes: String(MOST_MEGABYTES) })}
        </small>
      </div>
      <ul className={styles.rows}>
        {uploads.map(upload => (
          <Row key={upload.id} upload={upload} locale={locale} texts={texts} tell={tell} />
        ))}
      </ul>
      <p className="vh" role="status">
        {arrived}
      </p>
    </div>
  )
}

interface RowProps {
  readonly upload: Upload
  readonly locale: Locale
  readonly texts: UploadTexts
  readonly tell: (name: string, sent: Promise<string | undefined>) => Promise<void>
}

/** One file on its way, or why it is not. */
function Row({ upload, locale, texts, tell }: RowProps) {
  const { id, file } = upload
  const problem = uploadProblem(upload, texts, { megabytes: MOST_MEGABYTES })
  const share = upload.status === 'sending' ? upload.share : 0
  const isSent = share >= 1
  return (
    <li className={styles.row} data-problem={problem ? '' : undefined}>
      <span className={styles.name}>{file.name}</span>
      {problem ? (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      ) : (
        <>
          <progress
            className={styles.bar}
            max={1}
            value={isSent ? undefined : share}
            aria-label={file.name}
          />
          <span className={styles.share}>
            {isSent
              ? texts['papers.checking']
              : fillNames(texts['papers.sending'], {
                  share: formatPercent(share, LOCALES[locale].bcp47)
                })}
          </span>
        </>
      )}
      {upload.status === 'failed' && (
        <button
          type="button"
          className="link"
          onClick={() => void tell(file.name, retryUpload(id))}
        >
          {texts['papers.again']}
        </button>
      )}
      <button
        type="button"
        className="iconbtn"
        aria-label={fillNames(texts[problem ? 'papers.dismiss' : 'papers.stop'], {
          name: file.name
        })}
        onClick={() => dropUpload(id)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
