import { useState } from 'react'

import { type PlayerDocument, removeDocument } from '#stores/compliance/documents.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { fillNames } from '../ui/fill-names.ts'
import { Icon } from '../ui/Icon.tsx'
import parts from '../ui/parts.module.css'
import styles from './compliance.module.css'
import { dayOf } from './day-of.ts'
import type { PaperWords } from './props.ts'

interface Props extends PaperWords {
  readonly documents: readonly PlayerDocument[]
}

/** What the player has handed in, and what came of it. */
export function Sent({ locale, texts, documents }: Props) {
  const [asked, setAsked] = useState<PlayerDocument | undefined>()
  return (
    <section className={parts.part} aria-labelledby="sent-title">
      <h2 id="sent-title">{texts['papers.sent']}</h2>
      {documents.length === 0 && <p>{texts['papers.sentNone']}</p>}
      <ul className={styles.sent}>
        {documents.map(document => (
          <li key={document.id}>
            <Preview texts={texts} document={document} />
            <div className={styles.about}>
              <p className={styles.name}>{document.name}</p>
              <p>
                {texts[`papers.purpose.${document.purpose}`]}, {dayOf(document.uploadedAt, locale)}
              </p>
              <p className={styles.status} data-status={document.status}>
                <Icon name={document.status === 'Refused' ? 'alert' : ICONS[document.status]} />
                {texts[`papers.status.${document.status}`]}
              </p>
              {document.refusal && <p>{texts[`papers.refusal.${document.refusal}`]}</p>}
            </div>
            <div className={styles.acts}>
              {document.url ? (
                <a className="link" href={document.url} target="_blank" rel="noopener">
                  {texts['papers.view']}
                  <span className="vh"> {document.name}</span>
                </a>
              ) : (
                <span>{texts['papers.deleted']}</span>
              )}
              {document.status === 'Received' && (
                <button type="button" className="btn btn--quiet" onClick={() => setAsked(document)}>
                  {texts['papers.remove']}
                  <span className="vh"> {document.name}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Confirmation
        isOpen={asked !== undefined}
        title={fillNames(texts['papers.remove.ask'], { name: asked?.name ?? '' })}
        text={texts['papers.remove.text']}
        confirm={texts['papers.remove']}
        cancel={texts['papers.cancel']}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void removeDocument(asked.id)
          setAsked(undefined)
        }}
      />
    </section>
  )
}

const ICONS = { Received: 'info', Accepted: 'check' } as const

/** A picture of a picture; of a document its kind alone. */
function Preview({ texts, document }: Pick<PaperWords, 'texts'> & { document: PlayerDocument }) {
  const { type, url, name } = document
  if (url && type.startsWith('image/'))
    return (
      <img
        className={styles.preview}
        src={url}
        alt={fillNames(texts['papers.preview'], { name })}
        width={72}
        height={72}
        loading="lazy"
      />
    )
  return (
    <span className={styles.preview} aria-hidden="true">
      {type === 'application/pdf' ? 'PDF' : <Icon name="receipt" />}
    </span>
  )
}
