import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { $arrival, arriveAtSignIn } from '#stores/entry/arrive.ts'
import { $depositOffer } from '#stores/entry/deposit-offer.ts'
import { Moment } from './Moment.tsx'
import styles from './sign-in.module.css'
import { Ways, type WaysProps } from './Ways.tsx'

/** The amount that the visitor came to deposit, as large as it matters. */
function Offer({ locale, messages }: Pick<WaysProps, 'locale' | 'messages'>) {
  const offer = useStore($depositOffer, { ssr: 'initial' })
  const { amount, currency, method } = offer ?? {}
  const hasAmount = amount !== undefined && currency !== undefined
  return (
    <div className={styles.offer} aria-busy={!offer}>
      <span>{messages['login.deposit.label']}</span>
      <p data-open={offer && !hasAmount ? '' : undefined}>
        {hasAmount && <b className="num">{formatMoney(amount, currency, LOCALES[locale].bcp47)}</b>}
        {hasAmount && method === 'card' && <span>{messages['login.deposit.method.card']}</span>}
        {offer && !hasAmount && messages['login.deposit.open']}
      </p>
      <span>{messages['login.deposit.calm']}</span>
    </div>
  )
}

/** Sign-in for who comes by a link with a deposit in it: the amount, then the ways, banks first. */
export function DepositPage(props: WaysProps) {
  const { isGoingOn } = useStore($arrival, { ssr: 'initial' })
  useEffect(() => void arriveAtSignIn(), [])
  return (
    <>
      <Offer {...props} />
      {isGoingOn ? (
        <Moment>{props.messages['login.opening']}</Moment>
      ) : (
        <Ways {...props} banksFirst />
      )}
    </>
  )
}
