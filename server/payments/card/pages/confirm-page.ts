import { html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { page } from './page.ts'
import { textsOf } from './texts.ts'

/** Stands for the bank that wants to hear from its customer before it pays. */
export function confirmPage(payment: DeskPayment): string {
  const text = textsOf(payment.locale, payment)
  const title = text('payment.confirm.title')
  const content = html`<h1>${title}</h1>
<p>${text('payment.confirm.lead', { account: payment.account_mask ?? '' })}</p>
<form method="post" action="/checkout/${payment.id}/confirm" class="answers">
<button class="button" type="submit" name="answer" value="yes">${text('payment.confirm.yes')}</button>
<button class="button button--quiet" type="submit" name="answer" value="no">${text('payment.confirm.no')}</button>
</form>`
  return page({ locale: payment.locale, text, title, payment, content })
}
