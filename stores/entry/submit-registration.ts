import {
  fieldsOfForm,
  REGISTRATION_FORMS,
  type RegistrationField
} from '#config/registration-forms.ts'
import {
  RegisterDocument,
  type RegisterMutationVariables
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { forgetBankRegistration } from './bank-registration.ts'
import { keepVerification, type Verification } from './kept-verification.ts'
import { onwardTo } from './onward.ts'
import {
  $state,
  bankExpired,
  type EditedRegistration,
  type FilledRegistration
} from './registration.ts'
import { isoDay, type Problems, problemsIn } from './registration-checks.ts'
import { isTextField, marketingOf } from './registration-entries.ts'

const stepsOf = ({ form }: FilledRegistration) => REGISTRATION_FORMS[form].steps

/** The first of the steps that asks for one of the fields. */
function stepWith(state: FilledRegistration, problems: Problems): number {
  const found = stepsOf(state).findIndex(({ fields }) =>
    [...fields].some((field: RegistrationField) => problems[field] !== undefined)
  )
  return found < 0 ? state.step : found
}

function refuse(
  state: FilledRegistration,
  refused: number,
  told: Pick<EditedRegistration, 'problems' | 'refusal' | 'retryAt'>
): void {
  const { form, entries, bank, jackpotChoices } = state
  const step = stepWith(state, told.problems)
  $state.set({ status: 'editing', form, entries, bank, jackpotChoices, step, refused, ...told })
}

/** The fields of the form as the wire has them; one that the form does not ask for is left out. */
function inputOf({ form, entries, bank }: FilledRegistration): RegisterMutationVariables['input'] {
  const { texts, terms } = entries
  const asked = fieldsOfForm(form)
    .filter(isTextField)
    .map(field => {
      if (field === 'dateOfBirth') return [field, isoDay(texts.dateOfBirth) ?? '']
      return [field, field === 'password' ? texts.password : texts[field].trim()]
    })
    .filter(([, text]) => text !== '')
  const { email, sms } = marketingOf(entries)
  return {
    ...Object.fromEntries(asked),
    form,
    email: texts.email.trim(),
    country: texts.country,
    termsAccepted: terms,
    emailMarketing: email,
    smsMarketing: sms,
    bankLoginId: bank?.id ?? null
  }
}

function sent(state: FilledRegistration, verification: Verification): void {
  const { entries } = state
  keepVerification('mail', verification)
  forgetBankRegistration()
  const texts = { ...entries.texts, password: '' }
  $state.set({ ...state, entries: { ...entries, texts }, status: 'sent' })
  const { jackpot } = entries
  const added = jackpot === undefined ? {} : { setCustomJackpot: String(jackpot) }
  environment().address.go(onwardTo('enterCode', added))
}

async function send(state: EditedRegistration): Promise<void> {
  const { form, step, entries, bank, jackpotChoices } = state
  const filled = { form, step, entries, bank, jackpotChoices }
  $state.set({ ...filled, status: 'sending' })
  const answer = await unlessFailed(ask(RegisterDocument, { input: inputOf(filled) }))
  if ($state.get().status !== 'sending') return
  const { ok, error } = answer?.register ?? {}
  if (ok) return sent(filled, ok)
  const refused = state.refused + 1
  if (error?.code === 'BANK_LOGIN_EXPIRED') {
    forgetBankRegistration()
    return bankExpired()
  }
  if (!error) return refuse(filled, refused, { problems: {}, refusal: 'UNANSWERED' })
  const told = error.code === 'UNDERAGE' ? 'UNDERAGE' : 'INVALID'
  const problems = Object.fromEntries(error.fields.map(field => [field, told]))
  const { code: refusal, retryAt } = error
  refuse(filled, refused, { problems, refusal, retryAt })
}

/** On to the next step, or off with the whole form; what is seen to be wrong is told first. */
export async function submitRegistration(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing') return
  const steps = stepsOf(state)
  const { isStepped } = REGISTRATION_FORMS[state.form]
  const isLast = !isStepped || state.step === steps.length - 1
  const asked = isLast ? fieldsOfForm(state.form) : (steps[state.step]?.fields ?? [])
  const problems = problemsIn(asked, state.entries)
  if (Object.keys(problems).length > 0)
    return refuse(state, state.refused + 1, { problems, refusal: 'INVALID_FIELDS' })
  if (isLast) return send(state)
  refuse({ ...state, step: state.step + 1 }, 0, { problems: {} })
}
