/** The fields a registration may have, by their name on the wire. */
export const REGISTRATION_FIELDS = [
  'email',
  'password',
  'firstName',
  'lastName',
  'dateOfBirth',
  'country',
  'nationalId',
  'phoneNumber',
  'street',
  'city',
  'zipCode',
  'state',
  'terms'
] as const

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]

export type RegistrationStep = 'account' | 'address' | 'consent' | 'person'

interface Form {
  /** What each step asks for, in its order; a form of one page shows them all. */
  readonly steps: readonly {
    readonly name: RegistrationStep
    readonly fields: readonly RegistrationField[]
  }[]
  readonly isStepped: boolean
  /** Name and birthday come from the bank, and there is no password. */
  readonly fromBank: boolean
}

/** The five kinds of form of the specification: what each asks for, on both sides of the wire. */
export const REGISTRATION_FORMS = {
  DINO: {
    steps: [
      { name: 'account', fields: ['email', 'password'] },
      { name: 'person', fields: ['firstName', 'lastName', 'dateOfBirth', 'country'] },
      { name: 'consent', fields: ['terms'] }
    ],
    isStepped: false,
    fromBank: false
  },
  REGILY: {
    steps: [
      { name: 'account', fields: ['email', 'password', 'country'] },
      { name: 'person', fields: ['firstName', 'lastName', 'dateOfBirth', 'phoneNumber'] },
      { name: 'address', fields: ['street', 'zipCode', 'city', 'state'] },
      { name: 'consent', fields: ['terms'] }
    ],
    isStepped: true,
    fromBank: false
  },
  SSN: {
    steps: [
      { name: 'person', fields: ['country', 'nationalId', 'firstName', 'lastName', 'dateOfBirth'] },
      { name: 'account', fields: ['email', 'password'] },
      { name: 'consent', fields: ['terms'] }
    ],
    isStepped: false,
    fromBank: false
  },
  TRUSTLY: {
    steps: [
      { name: 'account', fields: ['email'] },
      { name: 'consent', fields: ['terms'] }
    ],
    isStepped: false,
    fromBank: true
  },
  ZIMPLER: {
    steps: [
      { name: 'account', fields: ['email', 'phoneNumber'] },
      { name: 'consent', fields: ['terms'] }
    ],
    isStepped: false,
    fromBank: true
  }
} as const satisfies Record<string, Form>

export type RegistrationForm = keyof typeof REGISTRATION_FORMS

/** The only field of a form that may stay empty: few countries have states or provinces. */
export const isOptionalField = (field: RegistrationField): boolean => field === 'state'

/** All fields of a form in their order. */
export const fieldsOfForm = (form: RegistrationForm): readonly RegistrationField[] =>
  REGISTRATION_FORMS[form].steps.flatMap(step => [...step.fields])

/** The form that is shown where no bank has vouched for the person yet. */
export const withoutBank = (form: RegistrationForm): RegistrationForm =>
  REGISTRATION_FORMS[form].fromBank ? 'DINO' : form
