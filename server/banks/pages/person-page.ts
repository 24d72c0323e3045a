import { ageOn } from '#rules/age.ts'
import { html } from '../../identity/pages/html.ts'
import type { Person } from '../persons.ts'
import type { BankProviderLogin } from '../tables.ts'
import { type Choice, choicesOf, fieldOf } from './field.ts'
import { errorSummary, page, stepForm, submitButton } from './page.ts'
import { countryName, dayOf, type Texts, textsOf } from './texts.ts'

export type PersonFault = 'choice' | 'player'

export interface PersonPage {
  readonly login: BankProviderLogin
  readonly now: Date
  readonly persons: readonly Person[]
  /** The address that is there to begin with. */
  readonly email: string
  readonly chosen?: string
  readonly fault?: PersonFault
}

/** Whom the bank shall vouch for: somebody of its own, somebody new, or a player of the sandbox. */
export function personPage({ login, now, persons, email, chosen, fault }: PersonPage): string {
  const text = textsOf(login.locale, login)
  const title = text('bank.who.title')
  const options = [
    ...persons.map(person => choiceOf(text, person, now)),
    { value: 'new', label: text('bank.who.new'), hint: text('bank.who.newHint') },
    { value: 'player', label: text('bank.who.player'), hint: text('bank.who.playerHint') }
  ]
  const fields = html`${choicesOf({
    name: 'who',
    legend: text('bank.who.lead'),
    options,
    chosen: chosen ?? persons[0]?.personId,
    fault: fault === 'choice' ? text('bank.invalid.choice') : undefined
  })}
${fieldOf({
  name: 'email',
  label: text('bank.who.email'),
  type: 'email',
  length: 254,
  value: email,
  fault: fault === 'player' ? text('bank.invalid.player') : undefined
})}`
  const content = html`<h1>${title}</h1>
${errorSummary(text, fault !== undefined)}
${stepForm(text, login, 'person', fields, submitButton(text('bank.continue')))}`
  return page({ text, title, login, running: { step: 2, now }, content })
}

function choiceOf(text: Texts, person: Person, now: Date): Choice {
  // A word on this page and no rule: who is too young is the merchant's to say.
  const isYoung = ageOn(person.dateOfBirth, now) < 18
  const facts = [
    text('bank.who.born', { date: dayOf(text, person.dateOfBirth) }),
    ...(isYoung ? [text('bank.who.underage')] : []),
    countryName(text, person.country)
  ]
  return {
    value: person.personId,
    label: `${person.firstName} ${person.lastName}`,
    hint: facts.join(' · ')
  }
}
