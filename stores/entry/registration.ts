import { atom, readonlyType } from 'nanostores'

import type { BankProvider } from '#config/bank-providers.ts'
import { callingCodeOf } from '#config/calling-codes.ts'
import {
  fieldsOfForm,
  type RegistrationField,
  type RegistrationForm,
  withoutBank
} from '#config/registration-forms.ts'
import { CountryContextQueryDocument } from '#contract/generated/main/graphql.ts'
import type { RegisterErrorCode } from '#contract/generated/page/graphql.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { returnTo } from '../session/return-to.ts'
import { readTokens } from '../session/tokens.ts'
import { type BankRegistration, readBankRegistration } from './bank-registration.ts'
import { jackpotChoices } from './jackpot-choice.ts'
import { signInAtRealm } from './realm-sign-in.ts'
import { type Problems, problemOf } from './registration-checks.ts'
import {
  keepEntries,
  type RegistrationEntries,
  startingEntries,
  type TextField
} from './registration-entries.ts'
import {
  type RegistrationCountry,
  type RegistrationWay,
  wayByMail,
  wayIn
} from './registration-way.ts'

export interface FilledRegistration {
  readonly form: RegistrationForm
  /** Index of the step that is shown; a form of one page shows all of them. */
  readonly step: number
  readonly entries: RegistrationEntries
  /** The bank's word for the person, which cannot be edited. */
  readonly bank: BankRegistration | undefined
  readonly jackpotChoices: readonly number[]
}

export interface EditedRegistration extends FilledRegistration {
  readonly status: 'editing'
  readonly problems: Problems
  readonly refusal?: RegisterErrorCode | 'UNANSWERED'
  readonly retryAt?: string | null
  /** Counts the refused tries, so that each of them is told anew. */
  readonly refused: number
}

export type Registration =
  | { readonly status: 'loading' }
  /** The account is opened on the provider's page. */
  | { readonly status: 'provider' }
  | {
      readonly status: 'bank'
      readonly providers: readonly BankProvider[]
      /** The word of a bank that was given before has run out. */
      readonly isExpired: boolean
    }
  | EditedRegistration
  | ({ readonly status: 'sending' | 'sent' } & FilledRegistration)

export const $state = atom<Registration>({ status: 'loading' })

export const $registration = readonlyType($state)

let country: RegistrationCountry | undefined

function suggestedTexts(bank: BankRegistration | undefined) {
  const code = bank?.country ?? country?.code ?? ''
  const prefix = callingCodeOf(code)
  const home = prefix === '+' ? {} : { country: code, phoneNumber: prefix }
  return bank ? { ...home, firstName: bank.firstName, lastName: bank.lastName } : home
}

async function offerJackpot(): Promise<void> {
  const choices = await jackpotChoices()
  const state = $state.get()
  if ('entries' in state) $state.set({ ...state, jackpotChoices: choices })
}

function fillIn(form: RegistrationForm, bank?: BankRegistration): void {
  const started = startingEntries(suggestedTexts(bank))
  const texts = bank ? { ...started.texts, country: bank.country } : started.texts
  const entries = { ...started, texts }
  const empty = { step: 0, problems: {}, refused: 0, jackpotChoices: [] }
  $state.set({ ...empty, status: 'editing', form, entries, bank })
  void offerJackpot()
}

function take(way: RegistrationWay): void {
  if (way.kind === 'form') fillIn(way.form)
  else if (way.kind === 'provider') $state.set({ status: 'provider' })
  else $state.set({ status: 'bank', providers: way.providers, isExpired: false })
}

const readCountry = async (countryCode: string | null = null) => {
  const variables = { countryCode, playerCountryCode: null, ipCountryCode: null }
  const answer = await unlessFailed(
    ask(CountryContextQueryDocument, { ...variables, havePlayerCountryCode: false })
  )
  return answer?.rootContext.country ?? undefined
}

/** Nobody with a session opens an account. */
async function begin(): Promise<void> {
  const { address } = environment()
  if (await readTokens()) return address.go(returnTo(), 'replace')
  country = await readCountry()
  const bank = readBankRegistration()
  if (bank) return fillIn(bank.form, bank)
  take(wayIn(country))
  const url = address.current()
  const { autoSignIn } = readQuery(url.search)
  if (!autoSignIn) return
  url.searchParams.delete('autoSignIn')
  address.rewrite(url)
  if ($state.get().status === 'provider') await signInAtRealm({ register: true })
}

/** Back from the page of the code: the form stands as it was left. */
function lookAgain(): void {
  const state = $state.get()
  if (state.status === 'sent') $state.set({ ...state, status: 'editing', problems: {}, refused: 0 })
}

onVisit($state, () => {
  void begin()
  const stop = environment().page.onWake(lookAgain)
  return () => {
    stop()
    $state.set({ status: 'loading' })
  }
})

/** The way that asks no bank: the form here, or the provider's page. */
export function registerByMail(): void {
  if (country) take(wayByMail(country))
  if ($state.get().status === 'provider') void signInAtRealm({ register: true })
}

/** The bank's word has run out and has to be asked for again. */
export const bankExpired = (): void =>
  $state.set({ status: 'bank', providers: country?.bankProviders ?? [], isExpired: true })

function edit(change: Partial<RegistrationEntries>, field?: RegistrationField): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  const entries = { ...state.entries, ...change }
  const problems = { ...state.problems }
  if (field) delete problems[field]
  keepEntries(entries)
  $state.set({ ...state, entries, problems })
}

/** Changes one of the texts; what was wrong with it is forgotten. */
export function enterText(field: TextField, text: string): void {
  const state = $state.get()
  if ('entries' in state) edit({ texts: { ...state.entries.texts, [field]: text } }, field)
}

const asksNationalId = (form: RegistrationForm) => fieldsOfForm(form).includes('nationalId')

/** The form follows the country that is lived in, where only one of the two asks for a number. */
export async function chooseCountry(code: string): Promise<void> {
  enterText('country', code)
  const chosen = await readCountry(code)
  const state = $state.get()
  if (!chosen || state.status !== 'editing' || state.entries.texts.country !== code) return
  const form = withoutBank(chosen.registrationForm)
  if (asksNationalId(form) !== asksNationalId(state.form))
    $state.set({ ...state, form, step: 0, problems: {}, refused: 0 })
}

export const acceptTerms = (terms: boolean): void => edit({ terms }, 'terms')

/** What may be chosen and need not: news by a channel, a share for the jackpot. */
export const choose = (
  change: Pick<RegistrationEntries, 'emailMarketing' | 'jackpot' | 'smsMarketing'>
): void => edit(change)

/** Tells of a field that was left with something wrong in it, not of one left empty. */
export function leaveField(field: TextField): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  const problem = problemOf(field, state.entries)
  if (problem && problem !== 'EMPTY')
    $state.set({ ...state, problems: { ...state.problems, [field]: problem } })
}

/** Back to a step that was filled in before. */
export function stepBack(): void {
  const state = $state.get()
  if (state.status === 'editing' && state.step > 0)
    $state.set({ ...state, step: state.step - 1, problems: {} })
}
