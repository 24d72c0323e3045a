import type { DepositMethod } from '#stores/quick-deposit/options.ts'
import styles from './quick-deposit.module.css'

/** The house's own sign of each kind of method; the name beside it says which one it is. */
const SIGNS: Readonly<Record<DepositMethod['kind'], string>> = {
  Card: 'M4 7.5h24v17H4zM4 12h24M8 20h6',
  InstantBanking: 'M4 13 16 6.5 28 13zM7 13v9M13 13v9M19 13v9M25 13v9M4 25.5h24',
  Wallet: 'M5 9h20v16H5zM5 9l14-4v4M20 15h8v5h-8z'
}

export function Mark({ kind }: Pick<DepositMethod, 'kind'>) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" data-kind={kind} aria-hidden="true">
      <path d={SIGNS[kind]} />
    </svg>
  )
}
