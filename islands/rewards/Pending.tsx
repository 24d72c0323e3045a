import { Notice } from '../ui/Notice.tsx'
import type { Words } from './props.ts'
import styles from './rewards.module.css'

/** Keeps the place of what is being read. */
export const Wait = ({ texts }: Words) => (
  <div className={styles.wait} role="status" aria-busy="true">
    <span className="vh">{texts['rewards.loading']}</span>
  </div>
)

interface Props extends Words {
  readonly onAgain: () => Promise<void>
}

/** Says that something could not be read, and asks again. */
export const Unread = ({ texts, onAgain }: Props) => (
  <div className={styles.part}>
    <Notice kind="danger">{texts['rewards.unread']}</Notice>
    <button type="button" className="btn" onClick={() => void onAgain()}>
      {texts['rewards.tryAgain']}
    </button>
  </div>
)
