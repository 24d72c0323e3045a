import { html } from '../../identity/pages/html.ts'
import { pathOf } from '../addresses.ts'
import type { Person } from '../persons.ts'
import type { BankProviderLogin } from '../tables.ts'
import { page, quietForm, stepForm, submitButton } from './page.ts'
import { countryName, dayOf, textsOf } from './texts.ts'

/** Shows what the merchant will be told, and in the sandbox the other ways a login can end. */
export function confirmPage(login: BankProviderLogin, person: Person, now: Date): string {
  const text = textsOf(login.locale, login)
  const title = text('bank.confirm.title')
  const facts = {
    name: `${person.firstName} ${person.lastName}`,
    dateOfBirth: dayOf(text, person.dateOfBirth),
    nationalId: person.nationalId,
    country: countryName(text, person.country),
    account: person.account
  }
  const told = html`<p>${text('bank.confirm.lead')}</p>
<dl class="told">
${(['name', 'dateOfBirth', 'nationalId', 'country', 'account'] as const).map(
  key => html`<div><dt>${text(`bank.confirm.${key}`)}</dt><dd>${facts[key]}</dd></div>`
)}
</dl>`
  const content = html`<h1>${title}</h1>
${stepForm(text, login, 'confirm', told, submitButton(text('bank.confirm.submit')))}
${quietForm(login, 'back', text('bank.confirm.back'))}
<section class="endings" aria-labelledby="endings">
<h2 id="endings">${text('bank.endings.title')}</h2>
<p class="hint">${text('bank.endings.lead')}</p>
<form method="post" action="${pathOf(login)}/error"><button class="link" type="submit">${text('bank.endings.error')}</button></form>
<form method="post" action="${pathOf(login)}/timeout"><button class="link" type="submit">${text('bank.endings.timeout')}</button></form>
</section>`
  return page({ text, title, login, running: { step: 3, now }, content })
}
