import type { Expected } from './expected.ts'
import styles from './sign-in.module.css'

interface Props {
  readonly expected: Expected
  readonly label: string
}

/** The shape of the ways in while the platform is asked which there are. */
export function Skeleton({ expected, label }: Props) {
  return (
    <div
      className={`${styles.ways} ${styles.ghosts}`}
      role="status"
      aria-busy="true"
      aria-label={label}
    >
      {expected.flow === 'custom' && (
        <>
          <span className={styles.ghost} data-kind="field" />
          <span className={styles.ghost} data-kind="password" />
        </>
      )}
      <span className={styles.ghost} />
      {expected.banks > 0 && <span className={styles.ghost} data-kind="banks" />}
      <span className={styles.ghost} />
    </div>
  )
}
