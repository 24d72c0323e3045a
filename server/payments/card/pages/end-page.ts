import { CLOSE_QUICK_DEPOSIT } from '#contract/wire/window-messages.ts'
import { html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { page } from './page.ts'
import { type TextKey, textsOf } from './texts.ts'

interface Ending {
  readonly title: TextKey
  readonly lead: TextKey
  readonly tone: 'bad' | 'good' | 'neutral'
  /** Whether the lobby may close the frame without the customer having read anything. */
  readonly closes: boolean
}

const ENDINGS: Partial<Record<DeskPayment['status'], Ending>> = {
  captured: { title: 'payment.done.title', lead: 'payment.done.lead', tone: 'good', closes: true },
  cancelled: {
    title: 'payment.cancelled.title',
    lead: 'payment.failed.lead',
    tone: 'neutral',
    closes: true
  },
  declined: {
    title: 'payment.failed.title',
    lead: 'payment.failed.lead',
    tone: 'bad',
    closes: false
  },
  expired: {
    title: 'payment.expired.title',
    lead: 'payment.expired.lead',
    tone: 'bad',
    closes: false
  }
}

const WAITING: Ending = {
  title: 'payment.waiting.title',
  lead: 'payment.waiting.lead',
  tone: 'neutral',
  closes: false
}

/** Says how a payment ended, or that it will, and leads back to where it was begun. */
export function endPage(payment: DeskPayment): string {
  const text = textsOf(payment.locale, payment)
  const { title, lead, tone, closes } = ENDINGS[payment.status] ?? WAITING
  const content = html`<div class="ending ending--${tone}" role="status">
<span class="sign" aria-hidden="true"></span>
<h1>${text(title)}</h1>
<p>${text(lead)}</p>
</div>
<a class="button" href="${payment.return_url}" target="_top" data-back>${text('payment.back')}</a>`
  // The one window that may hear of it is the one that the payment was begun in.
  const data = html` data-message="${CLOSE_QUICK_DEPOSIT}" data-origin="${new URL(payment.return_url).origin}"${
    closes && html` data-closes`
  }`
  return page({ locale: payment.locale, text, title: text(title), payment, content, data })
}
