import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { confirm } from '#stores/overlays.ts'
import { $customer } from '#stores/player/customer.ts'
import { $cancelledPayments, canCancel, statusNow } from '#stores/withdrawal/cancel.ts'
import type { Withdrawal } from '#stores/withdrawal/options.ts'
import { $takeBack, type TakeBack, takeBack } from '#stores/withdrawal/take-back.ts'
import { fill } from '../../ui/fill.ts'
import { useGivenFocus } from '../../ui/given-focus.ts'
import { accountWords } from './account-words.ts'
import type { WithdrawProps } from './props.ts'
import own from './withdraw.module.css'

interface Props extends WithdrawProps {
  readonly pending: readonly Withdrawal[]
}

const amountOf = ({ currency, minor }: Withdrawal, locale: WithdrawProps['locale']) =>
  formatMoney(minor, currency, LOCALES[locale].bcp47)

/** What came of taking one back, also when it is no longer in the list. */
function Told({ done, locale, messages }: WithdrawProps & { done: Done }) {
  const { outcome, withdrawal } = done
  const box = useGivenFocus<HTMLParagraphElement>()
  const code = outcome.status === 'refused' ? outcome.problem : outcome.status
  return (
    <p
      ref={box}
      tabIndex={-1}
      className={own.taken}
      data-kind={outcome.status === 'refused' ? 'danger' : 'success'}
    >
      {fill(messages[`withdraw.taken.${code}`], { amount: amountOf(withdrawal, locale) }, locale)}
    </p>
  )
}

type Done = Extract<TakeBack, { status: 'done' }>

function Row({ withdrawal, ...frame }: WithdrawProps & { readonly withdrawal: Withdrawal }) {
  const { locale, messages } = frame
  const customer = useStore($customer, { ssr: 'initial' })
  const cancelled = useStore($cancelledPayments, { ssr: 'initial' })
  const taken = useStore($takeBack, { ssr: 'initial' })
  const status = statusNow(withdrawal, cancelled)
  const amount = amountOf(withdrawal, locale)
  const account = accountWords(withdrawal, frame)
  const day = new Intl.DateTimeFormat(LOCALES[locale].bcp47, {
    dateStyle: 'medium',
    timeStyle: 'short'
  })

  async function ask(): Promise<void> {
    const words = (key: 'no' | 'text' | 'title' | 'yes') =>
      fill(messages[`withdraw.ask.${key}`], { amount, account }, locale)
    const isSure = await confirm({
      title: words('title'),
      text: words('text'),
      ok: words('yes'),
      dismiss: words('no')
    })
    if (isSure) await takeBack(withdrawal)
  }

  return (
    <li>
      <span>
        <b>{amount}</b>
        <small>{account}</small>
      </span>
      <span>
        {status === 'Initialized'
          ? messages[`withdraw.status.Initialized.${withdrawal.mode}`]
          : messages[`withdraw.status.${status}`]}
        <small>
          <time dateTime={withdrawal.createdAt.toISOString()}>
            {day.format(withdrawal.createdAt)}
          </time>
        </small>
      </span>
      {status === 'Initialized' && canCancel(withdrawal, customer) && (
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={fill(messages['withdraw.takeBackOf'], { amount, account }, locale)}
          disabled={taken.status === 'running'}
          onClick={() => void ask()}
        >
          {messages['withdraw.takeBack']}
        </button>
      )}
    </li>
  )
}

/** Withdrawals that have not ended, each with the way back where there is one. */
export function Pending({ pending, ...frame }: Props) {
  const taken = useStore($takeBack, { ssr: 'initial' })
  if (pending.length === 0 && taken.status !== 'done') return null
  return (
    <section className={own.pending}>
      {pending.length > 0 && <h3>{frame.messages['withdraw.pending']}</h3>}
      <div role="status">
        {taken.status === 'done' && <Told key={taken.withdrawal.id} done={taken} {...frame} />}
      </div>
      <ul>
        {pending.map(withdrawal => (
          <Row key={withdrawal.id} withdrawal={withdrawal} {...frame} />
        ))}
      </ul>
    </section>
  )
}
