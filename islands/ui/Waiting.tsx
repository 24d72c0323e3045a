import styles from './waiting.module.css'

/** Holds the place of a form while it is not known what to ask, or while the page goes on. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <p className={styles.waiting} role="status" aria-busy="true">
      {text}
    </p>
  )
}
