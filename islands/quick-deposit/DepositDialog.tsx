import { useStore } from '@nanostores/react'
import { use } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import { $overlays } from '#stores/overlays.ts'
import { $quickDepositOpening } from '#stores/quick-deposit/opening.ts'
import {
  $hidesBackdrop,
  $quickDeposit,
  closeQuickDeposit,
  tryAgain
} from '#stores/quick-deposit/quick-deposit.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import { useWatch } from '../ui/watch.ts'
import { DepositForm } from './DepositForm.tsx'
import { Completed, Refused } from './Outcome.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'
import { WithdrawNotice } from './WithdrawNotice.tsx'

function Content({ locale, messages }: DepositProps) {
  const deposit = useStore($quickDeposit, { ssr: 'initial' })
  switch (deposit.status) {
    case 'closed':
      return null
    case 'loading':
      return (
        <div className={styles.skeleton} role="status" aria-busy="true">
          <span className="vh">{messages['deposit.loading']}</span>
        </div>
      )
    case 'unavailable':
      return (
        <div className={styles.outcome} role="alert">
          <Icon name="alert" />
          <p>{messages['deposit.unavailable']}</p>
          <button type="button" className="btn" onClick={tryAgain}>
            {messages['deposit.tryAgain']}
          </button>
        </div>
      )
    case 'editing':
    case 'sending':
      return <DepositForm deposit={deposit} locale={locale} messages={messages} />
    case 'waiting':
      return <PaymentFrame deposit={deposit} locale={locale} messages={messages} />
    case 'completed':
      return <Completed deposit={deposit} locale={locale} messages={messages} />
    case 'refused':
      return <Refused deposit={deposit} locale={locale} messages={messages} />
    default:
      return deposit satisfies never
  }
}

export function DepositDialog({ locale }: Pick<DepositProps, 'locale'>) {
  const messages = use(lateTexts(locale, 'deposit'))
  useWatch($quickDepositOpening)
  const deposit = useStore($quickDeposit, { ssr: 'initial' })
  const hidesBackdrop = useStore($hidesBackdrop, { ssr: () => false })
  const overlays = useStore($overlays, { ssr: () => [] })

  const isWithdrawal = overlays.some(
    ({ variant, content }) => variant === 'quick-deposit' && content.mode === 'withdraw'
  )
  const title = messages[isWithdrawal ? 'deposit.withdraw' : 'deposit.title']
  return (
    <Modal
      isOpen={deposit.status !== 'closed'}
      label={title}
      className={styles.dialog}
      hidesBackdrop={hidesBackdrop}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['deposit.close']}
          onClick={closeQuickDeposit}
        >
          <Icon name="close" />
        </button>
      </header>
      {isWithdrawal ? (
        <WithdrawNotice locale={locale} messages={messages} />
      ) : (
        <Content locale={locale} messages={messages} />
      )}
    </Modal>
  )
}
