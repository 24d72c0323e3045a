import { fieldOf } from '../../../banks/pages/field.ts'
import type { WayFault, WayFaults } from '../../../banks/ways.ts'
import { html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { type BankingProvider, payPath } from '../providers.ts'
import { page } from './page.ts'
import { textsOf } from './texts.ts'

/** Stands for the chosen bank, where the customer logs in. */
export function loginPage(
  provider: BankingProvider,
  payment: DeskPayment,
  bank: string,
  faults: WayFaults
): string {
  const text = textsOf(provider, payment.locale, payment)
  const title = text('banking.loginAt', { bank })
  const say = (fault: WayFault | undefined) => fault && text(`bank.invalid.${fault}`)
  const isWrong = Object.keys(faults).length > 0
  const content = html`<h1 id="title">${title}</h1>
${isWrong && html`<p class="alert" role="alert">${text('bank.errorSummary')}</p>`}
<form method="post" action="${payPath(payment)}/bank" novalidate>
<input type="hidden" name="bank" value="${bank}">
<p class="hint">${text('bank.anyWorks')}</p>
${fieldOf({ name: 'user', label: text('bank.user'), type: 'text', length: 60, fault: say(faults.user) })}
${fieldOf({ name: 'pin', label: text('bank.pin'), type: 'password', length: 20, fault: say(faults.pin) })}
<button class="button" type="submit">${text('bank.logIn')}</button>
</form>
<form method="get" action="${payPath(payment)}">
<button class="button button--quiet" type="submit">${text('banking.otherBank')}</button>
</form>`
  return page({ provider, text, title, payment, step: 1, content })
}
