import styles from './limits.module.css'

/** From here on a player is warned. */
const NEARLY = 80

export const isNearly = (percent: number): boolean => percent >= NEARLY

/** How much is used, drawn by covering what is not; the words beside it say the same. */
export const Meter = ({ percent }: { readonly percent: number }) => (
  <svg
    className={styles.meter}
    viewBox="0 0 100 3"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-nearly={isNearly(percent) || undefined}
  >
    <rect x={percent} width={100 - percent} height="3" />
  </svg>
)
