import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { bonusOf, type DepositOptions } from '#stores/quick-deposit/options.ts'
import type { DepositForm } from '#stores/quick-deposit/quick-deposit.ts'
import { $wallet } from '#stores/wallet.ts'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

interface Props extends DepositProps {
  readonly options: DepositOptions
  readonly form: DepositForm
  readonly amount: bigint
  readonly fee: bigint
}

/** What comes in, what it costs, and what there is then. */
export function Sums({ options, form, amount, fee, locale, messages }: Props) {
  const wallet = useStore($wallet, { ssr: 'initial' })
  const money = (minor: bigint) => formatMoney(minor, options.currency, LOCALES[locale].bcp47)
  const offer = options.offers.find(({ id }) => id === form.offer)
  const bonus = offer ? bonusOf(offer, amount) : 0n
  const rows = [
    ...(fee > 0n ? [['deposit.inBalance', amount] as const] : []),
    ['deposit.fee', fee] as const,
    ...(fee > 0n ? [['deposit.youPay', amount + fee] as const] : []),
    ...(bonus > 0n ? [['deposit.bonus', bonus] as const] : []),
    ...(wallet.status === 'STREAMING' ? [['deposit.after', wallet.balance + amount] as const] : [])
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(([key, minor]) => (
        <div key={key}>
          <dt>{messages[key]}</dt>
          <dd>{money(minor)}</dd>
        </div>
      ))}
    </dl>
  )
}
