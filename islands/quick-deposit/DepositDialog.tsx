import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'

import { lateTexts } from '#stores/late-texts.ts'
import { $overlays, NO_OVERLAYS } from '#stores/overlays.ts'
import { houseRules } from '#stores/quick-deposit/house-rules.ts'
import { $quickDepositOpening } from '#stores/quick-deposit/opening.ts'
import {
  $hidesBackdrop,
  $quickDeposit,
  closeQuickDeposit,
  tryAgain
} from '#stores/quick-deposit/quick-deposit.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLate } from '../ui/late.ts'
import { Modal } from '../ui/Modal.tsx'
import { useWatch } from '../ui/watch.ts'
import { Blocked } from './Blocked.tsx'
import { DepositForm } from './DepositForm.tsx'
import dark from './dark-tokens.module.css'
import { FirstDeposit } from './FirstDeposit.tsx'
import { Completed, Refused } from './Outcome.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import type { DepositProps } from './props.ts'
import styles from './quick-deposit.module.css'

function Content({ locale, messages }: DepositProps) {
  const deposit = useStore($quickDeposit, { ssr: 'initial' })
  const waiting = (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="vh">{messages['deposit.loading']}</span>
    </div>
  )
  switch (deposit.status) {
    case 'closed':
      return null
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
    case 'blocked':
      return <Blocked deposit={deposit} locale={locale} messages={messages} />
    case 'loading':
    case 'editing':
    case 'sending':
      return (
        <FirstDeposit locale={locale} waiting={waiting} isHere={deposit.status !== 'loading'}>
          {deposit.status === 'loading' ? (
            waiting
          ) : (
            <DepositForm deposit={deposit} locale={locale} messages={messages} />
          )}
        </FirstDeposit>
      )
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

const loadWithdraw = async () => (await import('./withdraw/Withdraw.tsx')).Withdraw

export function DepositDialog({ locale }: Pick<DepositProps, 'locale'>) {
  const messages = use(lateTexts(locale, 'deposit'))
  useWatch($quickDepositOpening)
  const deposit = useStore($quickDeposit, { ssr: 'initial' })
  const hidesBackdrop = useStore($hidesBackdrop, { ssr: () => false })
  const overlays = useStore($overlays, { ssr: () => NO_OVERLAYS })

  const isWithdrawal = overlays.some(
    ({ variant, content }) => variant === 'quick-deposit' && content.mode === 'withdraw'
  )
  const Withdraw = useLate(Number(isWithdrawal), loadWithdraw)
  const title = messages[isWithdrawal ? 'deposit.withdraw' : 'deposit.title']
  const room = <div className={styles.skeleton} aria-busy="true" />
  return (
    <Modal
      isOpen={deposit.status !== 'closed'}
      label={title}
      className={[
        styles.dialog,
        isWithdrawal && styles.withdrawal,
        houseRules().isDark && dark.dark
      ]
        .filter(Boolean)
        .join(' ')}
      hidesBackdrop={hidesBackdrop}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['deposit.close']}
          onClick={closeQuickDeposit}
        >
          <Icon name="close" />
        </button>
      </div>
      {isWithdrawal ? (
        <Suspense fallback={room}>{Withdraw ? <Withdraw locale={locale} /> : room}</Suspense>
      ) : (
        <Content locale={locale} messages={messages} />
      )}
    </Modal>
  )
}
