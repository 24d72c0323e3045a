import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $location } from '#stores/location.ts'
import { $softNavigation } from '#stores/navigation.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $wallet } from '#stores/wallet.ts'
import { CountingMoney } from '../ui/CountingMoney.tsx'
import { guarded } from '../ui/guarded.tsx'
import { useWatch } from '../ui/watch.ts'
import styles from './wallet-bar.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['wallet']
}

export const WalletBar = guarded(function WalletBar({ locale, messages }: Props) {
  const wallet = useStore($wallet, { ssr: 'initial' })
  useWatch($softNavigation)
  useWatch($location)

  if (wallet.status === 'NOT_AVAILABLE') return null
  if (wallet.status === 'LOADING')
    return (
      <div
        className={styles.bar}
        role="status"
        aria-busy="true"
        aria-label={messages['wallet.loading']}
      >
        <span className={styles.skeleton} />
      </div>
    )

  const { balance, bonusBalance, currency } = wallet
  return (
    <div className={styles.bar} data-wallet={currency}>
      <div className={styles.purse}>
        <div role="status" aria-label={messages['wallet.balance']}>
          <dl className={styles.figures}>
            <div>
              <dt>{messages['wallet.cash']}</dt>
              <dd>
                <CountingMoney minor={balance} currency={currency} locale={locale} />
              </dd>
            </div>
            {bonusBalance > 0n && (
              <div className={styles.bonus}>
                <dt>{messages['wallet.bonus']}</dt>
                <dd>
                  <CountingMoney minor={bonusBalance} currency={currency} locale={locale} />
                </dd>
              </div>
            )}
          </dl>
        </div>
        <button
          type="button"
          title={messages['wallet.withdraw']}
          aria-label={messages['wallet.withdraw']}
          onClick={() => openQuickDeposit({ mode: 'withdraw' })}
        />
      </div>
      <button type="button" className={`btn ${styles.deposit}`} onClick={() => openQuickDeposit()}>
        {messages['wallet.deposit']}
      </button>
    </div>
  )
})
