import { languagesOf } from '#config/hosts.ts'
import { preferredLocale } from '#config/locales.ts'
import { CLOSE_QUICK_DEPOSIT } from '#contract/wire/window-messages.ts'
import { html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { type BankingProvider, bankingOf } from '../providers.ts'
import { page } from './page.ts'
import { type TextKey, textsOf } from './texts.ts'

interface Ending {
  readonly title: TextKey
  readonly lead: TextKey
  readonly tone: 'bad' | 'good' | 'neutral'
}

const ENDINGS: Partial<Record<DeskPayment['status'], Ending>> = {
  captured: { title: 'payment.done.title', lead: 'payment.done.lead', tone: 'good' },
  cancelled: { title: 'payment.cancelled.title', lead: 'banking.nothingTaken', tone: 'neutral' },
  declined: { title: 'payment.failed.title', lead: 'banking.nothingTaken', tone: 'bad' },
  expired: { title: 'payment.expired.title', lead: 'payment.expired.lead', tone: 'bad' }
}

const WAITING: Ending = {
  title: 'payment.waiting.title',
  lead: 'payment.waiting.lead',
  tone: 'neutral'
}

/** Endings after which the customer has nothing to read: the lobby says the same in its own words. */
export const leadsBack = ({ status }: Pick<DeskPayment, 'status'>): boolean =>
  status === 'captured' || status === 'cancelled'

/** Says how a payment ended, or that it will, and leads back to where it was begun. */
export function endPage(provider: BankingProvider, payment: DeskPayment): string {
  const text = textsOf(provider, payment.locale, payment)
  const { title, lead, tone } = ENDINGS[payment.status] ?? WAITING
  const { reason } = payment
  const why = payment.status === 'declined' ? reason : null
  const content = html`<div class="ending ending--${tone}" role="status">
<span class="sign" aria-hidden="true"></span>
<h1>${text(title)}</h1>
${(why === 'refused' || why === 'insufficientFunds' || why === 'notConfirmed') && html`<p>${text(`banking.declined.${why}`)}</p>`}
<p>${text(lead)}</p>
</div>
<a class="button" href="${payment.return_url}" target="_top" data-back>${text('payment.back')}</a>`
  // The one window that may hear of it is the one that the payment was begun in.
  const data =
    bankingOf(provider).isFramed &&
    html` data-message="${CLOSE_QUICK_DEPOSIT}" data-origin="${new URL(payment.return_url).origin}"${
      leadsBack(payment) && html` data-closes`
    }`
  return page({ provider, text, title: text(title), payment, content, data: data || undefined })
}

/** Answers an address that leads to no payment, in the browser's language. */
export function unknownPage(provider: BankingProvider, acceptLanguage: string | undefined): string {
  const text = textsOf(provider, preferredLocale(languagesOf(acceptLanguage)) ?? 'en')
  const title = text('payment.unknown.title')
  const content = html`<div class="ending ending--bad">
<span class="sign" aria-hidden="true"></span>
<h1>${title}</h1>
<p>${text('payment.unknown.lead')}</p>
</div>`
  return page({ provider, text, title, content })
}
