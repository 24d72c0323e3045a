import { html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { input, problem } from './card-page.ts'
import { page } from './page.ts'
import { textsOf } from './texts.ts'

/** Asks for nothing but the code of a card that has paid before. */
export function keptPage(payment: DeskPayment, fault?: 'code'): string {
  const text = textsOf(payment.locale, payment)
  const account = payment.account_mask ?? ''
  const title = text('payment.kept.title', { account })
  const words = JSON.stringify({ code: text('payment.invalid.code') })
  const content = html`<h1>${title}</h1>
${problem(text, payment, fault ? { code: fault } : {})}
<p>${text('payment.kept.lead')}</p>
<form method="post" action="/checkout/${payment.id}/kept" class="card" data-card="${words}">
<div class="pair">
${input({ text, name: 'code', autocomplete: 'cc-csc', numeric: true, length: 4, hint: 'payment.codeHint', fault })}
</div>
<button class="button" type="submit">${text('payment.pay')}</button>
</form>
<form method="post" action="/checkout/${payment.id}/other">
<button class="button button--quiet" type="submit">${text('payment.kept.other')}</button>
</form>
<form method="post" action="/checkout/${payment.id}/cancel">
<button class="button button--quiet" type="submit">${text('payment.cancel')}</button>
</form>`
  return page({ locale: payment.locale, text, title, payment, content })
}
