import { choicesOf, fieldOf } from '../../../banks/pages/field.ts'
import { BANKS, type WayFault, type WayFaults } from '../../../banks/ways.ts'
import { type Html, html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { type BankingProvider, payPath } from '../providers.ts'
import { page, quietForm } from './page.ts'
import { type TextKey, type Texts, textsOf } from './texts.ts'

type Say = (fault: WayFault | undefined) => string | undefined

interface First {
  readonly title: TextKey
  readonly submit?: TextKey
  /** Whether the choice only leads to the page that reads what is typed. */
  readonly leadsOn?: boolean
  readonly fields: (text: Texts, faults: WayFaults, say: Say) => Html
}

const FIRST: Readonly<Record<BankingProvider, First>> = {
  zimpler: {
    title: 'bank.way.zimpler',
    submit: 'bank.continue',
    fields: (text, faults, say) => html`${fieldOf({
      name: 'phone',
      label: text('bank.phone'),
      type: 'tel',
      length: 25,
      hint: text('bank.phoneHint'),
      fault: say(faults.phone)
    })}
${bankList(text, say(faults.bank))}`
  },
  finshark: {
    title: 'bank.way.trustly',
    fields: (
      text,
      faults,
      say
    ) => html`${faults.bank && html`<p class="fault">${say(faults.bank)}</p>`}
<p class="hint">${text('bank.appHint')}</p>
${bankButtons(text)}`
  },
  trustly: {
    title: 'bank.way.trustly',
    leadsOn: true,
    fields: (
      text,
      faults,
      say
    ) => html`${faults.bank && html`<p class="fault">${say(faults.bank)}</p>`}
${bankButtons(text)}`
  },
  piq: {
    title: 'banking.walletTitle',
    submit: 'bank.continue',
    fields: (text, faults, say) =>
      choicesOf({
        name: 'wallet',
        options: [
          { value: 'wallet', label: text('bank.wallet'), hint: text('bank.walletHint') },
          { value: 'account', label: text('bank.account'), hint: text('bank.accountHint') }
        ],
        chosen: 'wallet',
        fault: say(faults.wallet)
      })
  },
  krofort: {
    title: 'bank.way.krofort',
    submit: 'bank.logIn',
    fields: (text, faults, say) => html`${bankList(text, say(faults.bank))}
<p class="hint">${text('bank.anyWorks')}</p>
${fieldOf({ name: 'user', label: text('bank.user'), type: 'text', length: 60, fault: say(faults.user) })}
${fieldOf({ name: 'pin', label: text('bank.pin'), type: 'password', length: 20, fault: say(faults.pin) })}`
  }
}

const bankButtons = (text: Texts): Html => html`<ul class="banks" aria-label="${text('bank.bank')}">
${BANKS.map(name => html`<li><button type="submit" name="bank" value="${name}"><span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>${name}</button></li>`)}
</ul>`

const bankList = (text: Texts, fault: string | undefined): Html => html`<div class="field">
<label for="bank">${text('bank.bank')}</label>
<select id="bank" name="bank" aria-describedby="bank-fault"${fault && html` aria-invalid="true"`}>
${BANKS.map(name => html`<option>${name}</option>`)}
</select>
<p class="fault" id="bank-fault">${fault}</p>
</div>`

/** The page on which no two providers are alike: the customer says who they are, and where. */
export function firstPage(
  provider: BankingProvider,
  payment: DeskPayment,
  faults: WayFaults = {}
): string {
  const text = textsOf(provider, payment.locale, payment)
  const { title, submit, leadsOn, fields } = FIRST[provider]
  const say: Say = fault => fault && text(`bank.invalid.${fault}`)
  const isWrong = Object.keys(faults).length > 0
  const content = html`<h1 id="title">${text(title)}</h1>
${isWrong && html`<p class="alert" role="alert">${text('bank.errorSummary')}</p>`}
<form method="${leadsOn ? 'get' : 'post'}" action="${payPath(payment)}${!leadsOn && '/bank'}" novalidate>
${fields(text, faults, say)}
${submit && html`<button class="button" type="submit">${text(submit)}</button>`}
</form>
${quietForm(payment, 'cancel', text('payment.cancel'))}`
  return page({ provider, text, title: text(title), payment, step: 1, content })
}
