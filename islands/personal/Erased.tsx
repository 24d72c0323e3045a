import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import type { Erasure } from '#stores/personal/own-data.ts'
import { fillNames } from '../ui/fill-names.ts'
import parts from '../ui/parts.module.css'
import styles from './personal.module.css'
import type { PersonalWords } from './props.ts'

/** What went, and what is kept until when because a law asks for it. */
export function Erased(props: PersonalWords & { readonly erasure: Erasure }) {
  const { locale, texts, erasure } = props
  return (
    <section className={parts.part} aria-labelledby="erase-title" role="status">
      <h2 id="erase-title">{texts['personal.erased']}</h2>
      <h3>{texts['personal.erased.gone']}</h3>
      <ul className={styles.list}>
        {erasure.erased.map(what => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3>{texts['personal.erased.kept']}</h3>
      <ul className={styles.list}>
        {erasure.kept.map(({ what, until }) => (
          <li key={what}>
            {what}
            {until &&
              `, ${fillNames(texts['personal.erased.until'], {
                date: formatDate(new Date(until), LOCALES[locale].bcp47, {
                  dateStyle: 'long',
                  timeZone: 'UTC'
                })
              })}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
