import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string
} from 'valibot'

import { id, moment } from './atoms.ts'
import { parserOf } from './fit.ts'

/**
 * A register of people who may not play, as a house asks it: a country's, or that of several brands.
 * Calls are signed over the body and the moment. A person is named by keyed hashes alone, of the
 * national number, of name and birth date, of the address and of the phone: the register learns
 * nothing of anybody who does not stand in it.
 */
export const CHECK_PATH = '/exclusions/check'
export const ENTER_PATH = '/exclusions/enter'
/** The brand that entered one has let its player return. */
export const END_PATH = '/exclusions/end'

/** Who enters people in the national list; houses sign with the names of their brands. */
export const NATIONAL_AUTHORITY = 'authority'

/** Hex of HMAC-SHA-256 under the key that the houses of the register share. */
const key = pipe(string(), regex(/^(national|person|email|phone):[\da-f]{64}$/))
const keys = pipe(array(key), maxLength(8))
const list = picklist(['national', 'group'])

const check = object({ keys })
const enter = object({
  /** The same again changes nothing. */
  id,
  list,
  brand: string(),
  keys,
  from: moment,
  /** Null for one without an end. */
  until: nullable(moment)
})
const end = object({ id, brand: string(), until: moment })
const checked = object({
  status: literal('ok'),
  isExcluded: boolean(),
  entries: array(object({ id, list, brand: string(), from: moment, until: nullable(moment) }))
})

export const readRegisterCheck = parserOf(check)
export const readRegisterEntry = parserOf(enter)
export const readRegisterEnd = parserOf(end)
export const readRegisterAnswer = parserOf(checked)
/** How an entry, or the end of one, is acknowledged. */
export const readRegisterTaken = parserOf(object({ status: literal('ok') }))
