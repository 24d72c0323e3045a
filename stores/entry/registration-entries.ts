import { hasFeature } from '#config/operators.ts'
import { needsPriorConsent } from '#config/prior-consent.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '#config/registration-forms.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'

/** Every field but the terms is a text. */
export type TextField = Exclude<RegistrationField, 'terms'>

export const isTextField = (field: RegistrationField): field is TextField => field !== 'terms'

/** What has been entered so far; `undefined` where a choice has not been touched. */
export interface RegistrationEntries {
  readonly texts: Readonly<Record<TextField, string>>
  readonly terms: boolean
  readonly emailMarketing?: boolean
  readonly smsMarketing?: boolean
  /** The contribution to the jackpot, in the configured amounts. */
  readonly jackpot?: number | undefined
}

const KEY = 'registration'
/** What even the tab's own memory is not told. */
const UNKEPT: readonly TextField[] = ['password', 'nationalId']

const TEXT_FIELDS = REGISTRATION_FIELDS.filter(isTextField)

const textsFrom = (given: object): RegistrationEntries['texts'] =>
  Object.fromEntries(
    TEXT_FIELDS.map(field => {
      const value: unknown = Object.entries(given).find(([name]) => name === field)?.[1]
      return [field, typeof value === 'string' ? value : '']
    })
  ) as Record<TextField, string>

/** What was typed before in this tab, with the given texts where there was nothing. */
export function startingEntries(suggested: Partial<Record<TextField, string>>) {
  const stored = fromJson(environment().session.get(KEY) ?? '')
  const typed = typeof stored === 'object' && stored !== null ? stored : {}
  const given = Object.entries(typed).filter(([, value]) => value !== '')
  return { texts: textsFrom({ ...suggested, ...Object.fromEntries(given) }), terms: false }
}

/** Keeps what was typed until the tab is closed: a look at the terms must not cost it. */
export function keepEntries({ texts }: RegistrationEntries): void {
  const kept = Object.entries(texts).filter(([name]) => !UNKEPT.some(field => field === name))
  environment().session.set(KEY, JSON.stringify(Object.fromEntries(kept)))
}

export const forgetEntries = (): void => environment().session.remove(KEY)

/** A channel is agreed to beforehand only by a house that does so, and where the law lets it. */
export function marketingOf({ texts, emailMarketing, smsMarketing }: RegistrationEntries) {
  const isTicked =
    hasFeature(environment().operator, 'DefaultConsentRegistration') &&
    !needsPriorConsent(texts.country)
  return { email: emailMarketing ?? isTicked, sms: smsMarketing ?? isTicked }
}
