import { type Html, html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { ENDINGS } from '../endings.ts'
import { type BankingProvider, payPath } from '../providers.ts'
import { isKept } from '../steps.ts'
import { page, quietForm } from './page.ts'
import { type Texts, textsOf } from './texts.ts'

/** Stands for the bank that asks its customer whether to pay, and offers the other endings. */
export function approvePage(provider: BankingProvider, payment: DeskPayment): string {
  const text = textsOf(provider, payment.locale, payment)
  const title = text('banking.approve.title')
  const account = payment.account_mask ?? ''
  const content = html`<h1>${title}</h1>
<dl class="told">
${!isKept(payment) && wayOf(text, provider, payment)}
<div><dt>${text('bank.confirm.account')}</dt><dd>${account}</dd></div>
</dl>
${isKept(payment) && html`<p class="hint">${text('banking.approve.kept')}</p>`}
<form method="post" action="${payPath(payment)}/approve">
<button class="button" type="submit">${text('payment.pay')}</button>
</form>
${quietForm(payment, 'other', text('banking.approve.other'))}
${quietForm(payment, 'cancel', text('payment.cancel'))}
<section class="endings" aria-labelledby="endings">
<h2 id="endings">${text('bank.endings.title')}</h2>
<p class="hint">${text('bank.endings.lead')}</p>
${ENDINGS.map(
  ending => html`<form method="post" action="${payPath(payment)}/ending">
<button class="link" type="submit" name="ending" value="${ending}">${text(`banking.ending.${ending}`)}</button></form>`
)}
</section>`
  return page({ provider, text, title, payment, step: 2, content })
}

const wayOf = (text: Texts, provider: BankingProvider, { way }: DeskPayment): Html =>
  provider === 'piq'
    ? html`<div><dt>${text('banking.from')}</dt><dd>${text(way === 'account' ? 'bank.account' : 'bank.wallet')}</dd></div>`
    : html`<div><dt>${text('bank.bank')}</dt><dd>${way}</dd></div>`
