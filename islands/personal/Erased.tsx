import type { Erasure } from '#stores/personal/own-data.ts'
import { GoesAndStays } from './GoesAndStays.tsx'
import styles from './personal.module.css'
import type { PersonalWords } from './props.ts'

/** What went, and what is kept until when because a law asks for it. */
export function Erased(props: PersonalWords & { readonly erasure: Erasure }) {
  const { locale, texts, erasure } = props
  return (
    <section className={styles.part} aria-labelledby="erase-title" role="status">
      <h2 id="erase-title">{texts['personal.erased']}</h2>
      <GoesAndStays
        locale={locale}
        texts={texts}
        erasure={erasure}
        goes={texts['personal.erased.gone']}
        stays={texts['personal.erased.kept']}
      />
    </section>
  )
}
