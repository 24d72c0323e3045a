import { useStore } from '@nanostores/react'

import { $announcements } from '#stores/announcements.ts'
import { $now } from '#stores/now.ts'
import { houseRules } from '#stores/quick-deposit/house-rules.ts'
import type { DepositOptions } from '#stores/quick-deposit/options.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'
import { whenOf } from './when.ts'

interface Props extends DepositProps {
  readonly options: DepositOptions
}

/** Until when the player may pay straight from a bank, where that ends or has ended. */
function Grace({ options, locale, messages }: Props) {
  const now = useStore($now, { ssr: 'initial' })
  const until = options.instantBankingUntil
  if (!until || now === 0) return null
  return (
    <p className={styles.note} role="note">
      <Icon name="alert" />
      {+until > now
        ? fill(messages['deposit.bankingUntil'], { until: whenOf(until, locale) }, locale)
        : messages['deposit.bankingClosed']}
    </p>
  )
}

/** What the house says of paying straight from a bank, by its own words where it announces any. */
function Award({ options, messages }: Props) {
  const announcements = useStore($announcements, { ssr: 'initial' })
  const banks = options.methods.filter(({ kind }) => kind === 'InstantBanking')
  const isFree = banks.length > 0 && banks.every(({ feeBasisPoints }) => feeBasisPoints === 0)
  if (!houseRules().tellsOfBanking || !isFree) return null
  const told = announcements?.find(({ kind }) => kind === 'InstantBankingJackpot')
  return (
    <p className={styles.note} role="note">
      <Icon name="bank" />
      <span>
        <b>{told?.title ?? messages['deposit.award']}</b>{' '}
        {told?.text ?? messages['deposit.awardText']}
      </span>
    </p>
  )
}

export function BankNotes(props: Props) {
  return (
    <>
      <Grace {...props} />
      <Award {...props} />
    </>
  )
}
