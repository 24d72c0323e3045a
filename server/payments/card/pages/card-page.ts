import { type Html, html } from '../../../identity/pages/html.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import type { CardFault, CardField } from '../card-form.ts'
import { spaced, TEST_CARDS } from '../test-cards.ts'
import { page } from './page.ts'
import { type Texts, textsOf } from './texts.ts'

export interface CardPage {
  readonly payment: DeskPayment
  readonly faults?: Partial<Record<CardField, CardFault>> | undefined
  /** What was typed, but for the number and the code: those are never sent back. */
  readonly typed?: Pick<Record<CardField, string>, 'expiry' | 'holder'> | undefined
}

/** The form that takes a card. */
export function cardPage({ payment, faults = {}, typed }: CardPage): string {
  const text = textsOf(payment.locale, payment)
  const field = (given: Omit<Field, 'fault' | 'text'>) =>
    input({ ...given, text, fault: faults[given.name] })
  const content = html`<h1 class="hidden">${text('payment.title')}</h1>
${problem(text, payment, faults)}
<p class="notice">${text('payment.sandbox')}</p>
<form method="post" action="/checkout/${payment.id}/pay" class="card" data-card="${JSON.stringify(words(text))}">
${field({ name: 'number', autocomplete: 'cc-number', numeric: true, length: 23 })}
<div class="pair">
${field({ name: 'expiry', autocomplete: 'cc-exp', numeric: true, length: 9, hint: 'payment.expiryHint', value: typed?.expiry })}
${field({ name: 'code', autocomplete: 'cc-csc', numeric: true, length: 4, hint: 'payment.codeHint' })}
</div>
${field({ name: 'holder', autocomplete: 'cc-name', length: 80, value: typed?.holder })}
<button class="button" type="submit">${text('payment.pay')}</button>
</form>
<form method="post" action="/checkout/${payment.id}/cancel">
<button class="button button--quiet" type="submit">${text('payment.cancel')}</button>
</form>
${testCards(text)}`
  return page({ locale: payment.locale, text, title: text('payment.title'), payment, content })
}

/** What the script says to a field that can not be right, so that nobody types a number twice. */
const words = (text: Texts): Record<CardField, string> => ({
  number: text('payment.invalid.number'),
  expiry: text('payment.invalid.expiry'),
  code: text('payment.invalid.code'),
  holder: text('payment.invalid.holder')
})

export function problem(text: Texts, { reason }: DeskPayment, faults: object): Html {
  if (Object.keys(faults).length > 0)
    return html`<p class="alert" role="alert">${text('payment.errorSummary')}</p>`
  if (reason === null) return html``
  return html`<div class="alert" role="alert"><h2>${text('payment.declined.title')}</h2>
<p>${text(`payment.declined.${reason}`)}</p></div>`
}

interface Field {
  readonly text: Texts
  readonly name: CardField
  readonly autocomplete: string
  readonly length: number
  readonly numeric?: boolean
  readonly hint?: 'payment.codeHint' | 'payment.expiryHint'
  readonly value?: string | undefined
  readonly fault?: CardFault | undefined
}

export function input(field: Field): Html {
  const { text, name, autocomplete, length, numeric, hint, value, fault } = field
  const described = [`${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${text(`payment.${name}`)}</label>
<input id="${name}" name="${name}" type="text" maxlength="${length}" autocomplete="${autocomplete}" autocapitalize="off" spellcheck="false" required${
    numeric && html` inputmode="numeric"`
  }${value && html` value="${value}"`}${fault && html` aria-invalid="true"`} aria-describedby="${described}">
<p class="fault" id="${name}-fault">${fault && text(`payment.invalid.${fault}`)}</p>
${hint && html`<p class="hint" id="${name}-hint">${text(hint)}</p>`}
</div>`
}

const testCards = (text: Texts): Html => html`<section class="tests" aria-labelledby="tests">
<h2 id="tests">${text('payment.testCards.title')}</h2>
<p>${text('payment.testCards.lead')}</p>
<ul>
${Object.entries(TEST_CARDS).map(([number, outcome]) => testCard(text, number, outcome))}
</ul>
</section>`

type ListedOutcome = (typeof TEST_CARDS)[keyof typeof TEST_CARDS]

function testCard(text: Texts, number: string, outcome: ListedOutcome): Html {
  const words = text(`payment.testCards.${outcome}`)
  return html`<li><span class="digits" id="n${number}">${spaced(number)}</span><span class="outcome">${words}</span>
<button type="button" class="fill" data-number="${spaced(number)}" aria-describedby="n${number}" hidden>${text('payment.testCards.use')}</button></li>`
}
