import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { Erasure } from '#stores/personal/own-data.ts'
import { fillNames } from '../ui/fill-names.ts'
import styles from './personal.module.css'
import type { PersonalWords } from './props.ts'

interface Props extends Omit<PersonalWords, 'supportMail'> {
  readonly erasure: Erasure
  readonly goes: string
  readonly stays: string
}

/** What an erasure takes away, and what is kept until when and why. */
export function GoesAndStays({ locale, texts, erasure, goes, stays }: Props) {
  const untilWhen = (until: string) =>
    fillNames(texts['personal.erased.until'], {
      date: formatDate(new Date(until), LOCALES[locale].bcp47, {
        dateStyle: 'long',
        timeZone: 'UTC'
      })
    })
  return (
    <>
      <h3>{goes}</h3>
      <ul className={styles.list}>
        {erasure.erased.map(what => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3>{stays}</h3>
      <ul className={styles.list}>
        {erasure.kept.map(({ what, until, why }) => (
          <li key={what}>
            {what}
            {until && `, ${untilWhen(until)}`}
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
