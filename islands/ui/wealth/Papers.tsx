import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { $papers, removeDocument } from '#stores/compliance/documents.ts'
import type { WealthSource } from '#stores/compliance/source-of-wealth.ts'
import { Icon } from '../Icon.tsx'
import styles from './wealth.module.css'

interface Props {
  readonly texts: Namespaces['papers']
  readonly category: WealthSource
}

/** The papers of a source that have arrived. */
export function Papers({ texts, category }: Props) {
  const read = useStore($papers, { ssr: 'initial' })
  if (read.status !== 'ready') return null
  const own = read.value.documents.filter(
    paper => paper.purpose === 'SourceOfWealth' && paper.category === category
  )
  if (own.length === 0) return null
  return (
    <ul className={styles.own}>
      {own.map(({ id, name, status }) => (
        <li key={id}>
          <Icon name={status === 'Refused' ? 'alert' : 'check'} />
          <span>{name}</span>
          <small>{texts[`papers.status.${status}`]}</small>
          {status === 'Received' && (
            <button type="button" className="link" onClick={() => void removeDocument(id)}>
              {texts['papers.remove']}
              <span className="vh"> {name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
