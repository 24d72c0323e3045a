import type { Form } from '../forms.ts'
import type { PasskeyAnswer } from './sign-in-with-passkey.ts'

/** The answer in the form that the script of the realm's sign-in page fills in. */
export const answerFrom = (form: Form, address: string): PasskeyAnswer => ({
  challengeId: form['challengeId'] ?? '',
  response: parsed(form['response'] ?? ''),
  address
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
