import type { RegistrationField, RegistrationForm } from '#config/registration-forms.ts'
import type { Identity } from '../../capabilities/player/index.ts'
import type { IdentifiedPerson } from '../bank-login/index.ts'

/** What somebody typed, by the names of the wire; whatever the form has not is left alone. */
export type Typed = Readonly<
  Partial<Record<Exclude<RegistrationField, 'terms'>, string | null>>
> & {
  readonly form: RegistrationForm
  readonly termsAccepted: boolean
  readonly emailMarketing: boolean
  readonly smsMarketing: boolean
}

/** A bank's word for the person, and the login that it came with. */
export interface Vouched extends IdentifiedPerson {
  readonly id: string
}

/** A registration that every rule of its form has let through. */
export interface Registration extends Identity {
  /** Null where a bank vouches for the person. */
  readonly password: string | null
  readonly phoneNumber: string | null
  readonly street: string | null
  readonly city: string | null
  readonly zipCode: string | null
  readonly state: string | null
  readonly emailMarketing: boolean
  readonly smsMarketing: boolean
  readonly bankLoginId: string | null
}

export interface RegistrationRefused {
  readonly code: 'INVALID_FIELDS' | 'UNDERAGE'
  /** In the order of the form. */
  readonly fields: readonly RegistrationField[]
}
