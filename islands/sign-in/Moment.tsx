import styles from './sign-in.module.css'

/** Says that the page goes on by itself; who came to be led on is shown nothing that turns. */
export function Moment({ children }: { readonly children: string }) {
  return (
    <p className={styles.moment} role="status">
      {children}
    </p>
  )
}
