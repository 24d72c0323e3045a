import { createHmac } from 'node:crypto'

import { KROFORT_SIGNATURE, krofortFields, krofortSigned } from '#contract/wire/krofort.ts'
import { isSameText } from './same-text.ts'
import { SIGNATURE_SECONDS } from './signed-call.ts'

const hashOf = (key: string, form: URLSearchParams) =>
  createHmac('sha256', key).update(krofortSigned(form)).digest('hex')

/** A form with its time and with a keyed hash over its sorted fields. */
export function signedForm(
  key: string,
  fields: Readonly<Record<string, string>>,
  now: Date
): URLSearchParams {
  const time = String(Math.floor(now.getTime() / 1000))
  const form = new URLSearchParams({ ...fields, time })
  form.set(KROFORT_SIGNATURE, hashOf(key, form))
  return form
}

/** The fields of a form that was signed with the key and not long ago; else undefined. */
export function readSignedForm(
  key: string,
  text: string,
  now: Date
): Readonly<Record<string, string>> | undefined {
  const form = new URLSearchParams(text)
  const fields = krofortFields(form)
  if (!fields) return undefined
  const { time = '', [KROFORT_SIGNATURE]: signature = '' } = fields
  const isRecent =
    /^\d{10}$/.test(time) && Math.abs(now.getTime() / 1000 - Number(time)) <= SIGNATURE_SECONDS
  return isRecent && isSameText(signature, hashOf(key, form)) ? fields : undefined
}
