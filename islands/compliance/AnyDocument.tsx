import { useState } from 'react'

import type { DocumentPurpose } from '#stores/compliance/documents.ts'
import { Choices } from '../ui/Choices.tsx'
import { FileDrop } from '../ui/upload/FileDrop.tsx'
import styles from './compliance.module.css'
import type { PaperWords } from './props.ts'

/** The source of wealth has a page of its own. */
const FREE = ['Identity', 'Address', 'PaymentMethod'] as const satisfies readonly DocumentPurpose[]

/** A document that nobody has asked for yet: what it is to prove, and the file. */
export function AnyDocument({ locale, texts }: PaperWords) {
  const [purpose, setPurpose] = useState<(typeof FREE)[number]>('Identity')
  return (
    <div className={styles.request}>
      <Choices
        legend={texts['papers.purpose']}
        value={purpose}
        onChange={setPurpose}
        choices={FREE.map(value => ({ value, label: texts[`papers.purpose.${value}`] }))}
      />
      <p>{texts[`papers.hint.${purpose}`]}</p>
      <FileDrop
        locale={locale}
        texts={texts}
        aim={{ purpose }}
        label={texts[`papers.purpose.${purpose}`]}
      />
    </div>
  )
}
