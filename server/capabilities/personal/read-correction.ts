import type { Jurisdiction } from '#config/jurisdiction.ts'
import { canonicalLocale } from '#config/locales.ts'
import { fieldsOfForm } from '#config/registration-forms.ts'
import type { ChangePersonalInfoInput, PersonalInfoErrorCode } from '../../generated/main.ts'
import { readName, readText } from '../../identity/registration/plain-fields.ts'
import type { Player, PlayerChange } from '../player/index.ts'

type Field = 'city' | 'language' | 'state' | 'street' | 'zipCode'

type Read =
  | { readonly status: 'ok'; readonly change: PlayerChange }
  | { readonly status: 'refused'; readonly code: PersonalInfoErrorCode; readonly field: Field }

const LONGEST = 100
const ZIP_CODE = /^[\p{L}\d][\p{L}\d -]{1,11}$/u

const refuse = (code: PersonalInfoErrorCode, field: Field): Read => ({
  status: 'refused',
  code,
  field
})

const isTooLong = (text: string) => text.normalize('NFC').trim().length > LONGEST

/** Reads what a player corrects; what is not given stays as it is. */
export function readCorrection(
  input: ChangePersonalInfoInput,
  player: Player,
  { registrationForm }: Pick<Jurisdiction, 'registrationForm'>
): Read {
  const { street, city, zipCode, state, language } = input
  const texts = { street, city, zipCode, state, language }
  for (const [field, text] of entries(texts))
    if (text && isTooLong(text)) return refuse('TOO_LONG', field)

  const change: PlayerChange = {}
  if (given(street)) {
    const read = readText(street)
    if (read === undefined) return refuse('INVALID', 'street')
    change.street = read
  }
  if (given(city)) {
    const read = readName(city)
    if (read === undefined) return refuse('INVALID', 'city')
    change.city = read
  }
  if (given(zipCode)) {
    const read = readText(zipCode, ZIP_CODE)
    if (read === undefined) return refuse('INVALID', 'zipCode')
    change.zip_code = read
  }
  if (given(state)) {
    const isAsked = player.state !== null || fieldsOfForm(registrationForm).includes('state')
    if (!isAsked) return refuse('NOT_ASKED', 'state')
    // Few countries have states, so whoever has moved may be without one.
    const read = state.trim() === '' ? null : readText(state)
    if (read === undefined) return refuse('INVALID', 'state')
    change.state = read
  }
  if (given(language)) {
    const read = canonicalLocale(language)
    if (read === undefined) return refuse('INVALID', 'language')
    change.language = read
  }
  return { status: 'ok', change }
}

const given = (text: string | null | undefined): text is string => typeof text === 'string'

const entries = (texts: Readonly<Record<Field, string | null | undefined>>) =>
  Object.entries(texts) as [Field, string | null | undefined][]
