import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { closeQuickDeposit } from '#stores/quick-deposit/quick-deposit.ts'
import { $wallet } from '#stores/wallet.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

export function WithdrawNotice({ locale, messages }: DepositProps) {
  const wallet = useStore($wallet, { ssr: 'initial' })
  const balance =
    wallet.status === 'STREAMING'
      ? formatMoney(wallet.balance, wallet.currency, LOCALES[locale].bcp47)
      : ''
  return (
    <div className={styles.outcome}>
      <Icon name="bank" />
      <p>{fill(messages['deposit.withdrawText'], { balance }, locale)}</p>
      <button type="button" className="btn btn--big" onClick={closeQuickDeposit}>
        {messages['deposit.close']}
      </button>
    </div>
  )
}
