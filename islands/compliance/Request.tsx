import { useStore } from '@nanostores/react'

import { pathTo } from '#config/paths.ts'
import type { DocumentRequest } from '#stores/compliance/documents.ts'
import { $now } from '#stores/now.ts'
import { fillNames } from '../ui/fill-names.ts'
import { FileDrop } from '../ui/upload/FileDrop.tsx'
import { ByProvider } from './ByProvider.tsx'
import styles from './compliance.module.css'
import { dayOf } from './day-of.ts'
import type { PaperWords } from './props.ts'

/** One thing that the house asks for: why, until when, and the way to give it. */
export function Request(props: PaperWords & { readonly request: DocumentRequest }) {
  const { locale, texts, request } = props
  const { purpose, reason, comment, dueAt, isByProvider } = request
  const now = useStore($now, { ssr: 'initial' })
  const isOver = dueAt !== null && Date.parse(dueAt) <= now
  const title = texts[`papers.purpose.${purpose}`]
  return (
    <section className={styles.request} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {dueAt && (
          <p className={styles.due} data-over={isOver || undefined}>
            {fillNames(texts[isOver ? 'papers.overdue' : 'papers.due'], {
              date: dayOf(dueAt, locale)
            })}
          </p>
        )}
      </header>
      <p>{texts[`papers.reason.${reason}`]}</p>
      {comment && <blockquote>{comment}</blockquote>}
      {isByProvider && <ByProvider locale={locale} texts={texts} />}
      <p className={styles.hint}>{texts[`papers.hint.${purpose}`]}</p>
      {purpose === 'SourceOfWealth' ? (
        <a className="btn" href={pathTo(locale, 'sourceOfWealth')}>
          {texts['papers.answer']}
        </a>
      ) : (
        <FileDrop locale={locale} texts={texts} aim={{ purpose }} label={title} />
      )}
    </section>
  )
}
