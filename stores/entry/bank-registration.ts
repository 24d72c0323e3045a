import { REGISTRATION_FORMS, type RegistrationForm } from '#config/registration-forms.ts'
import { fieldsOf, type Guard, isId, isText } from '#contract/wire/guards.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'

/** What a bank said of a person who has no account yet. */
export interface BankRegistration {
  readonly id: string
  readonly form: RegistrationForm
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly country: string
  readonly expiresAt: string
}

const KEY = 'bankRegistration'

const isForm: Guard<RegistrationForm> = (value): value is RegistrationForm =>
  typeof value === 'string' && Object.hasOwn(REGISTRATION_FORMS, value)

/** The bank's word, if the visitor has come from one a short while ago. */
export function readBankRegistration(): BankRegistration | undefined {
  const { clock, session } = environment()
  const kept = fieldsOf<BankRegistration>(fromJson(session.get(KEY) ?? ''), {
    id: isId,
    form: isForm,
    firstName: isText,
    lastName: isText,
    dateOfBirth: isText,
    country: isText,
    expiresAt: isText
  })
  if (kept && Date.parse(kept.expiresAt) > clock.now()) return kept
  return undefined
}

/** Forgets it when it is spent, expired, or the visitor wants to do without. */
export const forgetBankRegistration = (): void => environment().session.remove(KEY)
