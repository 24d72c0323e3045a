import styles from './sign-in.module.css'

/** Says that the page goes on by itself. */
export function Moment({ children }: { readonly children: string }) {
  return (
    <div className={styles.moment} role="status">
      <span className={styles.turn} />
      {children}
    </div>
  )
}
