import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import type { BankProviderLogin } from '../tables.ts'
import { BANKS, type WayFault, type WayFaults } from '../ways.ts'
import { choicesOf, fieldOf } from './field.ts'
import { errorSummary, page, stepForm, submitButton } from './page.ts'
import { type Texts, textsOf } from './texts.ts'

export interface WayPage {
  readonly login: BankProviderLogin
  readonly now: Date
  readonly faults?: WayFaults
}

type Say = (fault: WayFault | undefined) => string | undefined

interface Way {
  readonly fields: (text: Texts, faults: WayFaults, say: Say) => Html
  readonly submit: (text: Texts) => Html
}

const proceed = (text: Texts) => submitButton(text('bank.continue'))

const WAYS: Readonly<Record<BankProvider, Way>> = {
  FINSHARK: {
    fields: (text, faults, say) => html`<div class="field">
<label for="bank">${text('bank.bank')}</label>
<select id="bank" name="bank" aria-describedby="bank-fault bank-hint"${faults.bank && html` aria-invalid="true"`}>
${BANKS.map(name => html`<option>${name}</option>`)}
</select>
<p class="fault" id="bank-fault">${say(faults.bank)}</p>
<p class="hint" id="bank-hint">${text('bank.appHint')}</p>
</div>`,
    submit: text => submitButton(text('bank.openApp'))
  },
  KROFORT: {
    fields: (text, faults, say) => html`<p class="hint">${text('bank.anyWorks')}</p>
${fieldOf({ name: 'user', label: text('bank.user'), type: 'text', length: 60, fault: say(faults.user) })}
${fieldOf({ name: 'pin', label: text('bank.pin'), type: 'password', length: 20, fault: say(faults.pin) })}`,
    submit: text => submitButton(text('bank.logIn'))
  },
  PIQ: {
    fields: (text, faults, say) =>
      choicesOf({
        name: 'wallet',
        options: [
          { value: 'wallet', label: text('bank.wallet'), hint: text('bank.walletHint') },
          { value: 'account', label: text('bank.account'), hint: text('bank.accountHint') }
        ],
        chosen: 'wallet',
        fault: say(faults.wallet)
      }),
    submit: proceed
  },
  TRUSTLY: {
    fields: (
      text,
      faults,
      say
    ) => html`${faults.bank && html`<p class="fault">${say(faults.bank)}</p>`}
<ul class="banks" aria-label="${text('bank.bank')}">
${BANKS.map(name => html`<li><button type="submit" name="bank" value="${name}"><span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>${name}</button></li>`)}
</ul>`,
    submit: () => html``
  },
  ZIMPLER: {
    fields: (text, faults, say) =>
      fieldOf({
        name: 'phone',
        label: text('bank.phone'),
        type: 'tel',
        length: 25,
        hint: text('bank.phoneHint'),
        fault: say(faults.phone)
      }),
    submit: proceed
  }
}

/** The first page, on which no two providers are alike. */
export function wayPage({ login, now, faults = {} }: WayPage): string {
  const { provider, locale } = login
  const text = textsOf(locale, login)
  const title = text(`bank.way.${BANK_PROVIDERS[provider].slug}`)
  const { fields, submit } = WAYS[provider]
  const say: Say = fault => fault && text(`bank.invalid.${fault}`)
  const content = html`<h1 id="title">${title}</h1>
${errorSummary(text, Object.keys(faults).length > 0)}
${stepForm(text, login, 'way', fields(text, faults, say), submit(text))}`
  return page({ text, title, login, running: { step: 1, now }, content })
}
