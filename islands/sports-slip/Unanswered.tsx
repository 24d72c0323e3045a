import { askAgain } from '#stores/sports/place.ts'
import { Icon } from '../ui/Icon.tsx'
import type { TextProps } from './props.ts'
import styles from './slip.module.css'

/** Nobody knows whether the bets were taken: they can be asked about, and not sent anew. */
export const Unanswered = ({ betsHref, texts: { slip } }: TextProps) => (
  <div className={styles.foot}>
    <div className={styles.banner} data-kind="warn" role="alert">
      <Icon name="alert" />
      <b>{slip['slip.unanswered']}</b>
      <p>{slip['slip.unansweredNote']}</p>
    </div>
    <button type="button" className="btn" onClick={() => void askAgain()}>
      {slip['slip.askAgain']}
    </button>
    <a className="btn btn--quiet" href={betsHref}>
      {slip['slip.myBets']}
    </a>
  </div>
)
