import type { Jurisdiction } from '#config/jurisdiction.ts'
import type { AdditionalInformationInput, PersonalInfoErrorCode } from '../../generated/main.ts'
import { readNationalId } from '../../identity/registration/national-id/read-national-id.ts'
import { readText } from '../../identity/registration/plain-fields.ts'
import type { Player } from '../player/index.ts'

/** In the order in which they are asked for. */
export const INFO_FIELDS = ['street', 'zipCode', 'city', 'state', 'ssn'] as const

export type InfoField = (typeof INFO_FIELDS)[number] & keyof AdditionalInformationInput

/** What the licence asks for and the player has not told: the address, and a national number. */
export function missingInfo(
  player: Pick<Player, 'city' | 'ssn' | 'street' | 'zip_code'>,
  { nationalIdAtRegistration }: Pick<Jurisdiction, 'nationalIdAtRegistration'>
): readonly InfoField[] {
  const open: Partial<Record<InfoField, boolean>> = {
    street: player.street === null,
    zipCode: player.zip_code === null,
    city: player.city === null,
    ssn: nationalIdAtRegistration && player.ssn === null
  }
  return INFO_FIELDS.filter(field => open[field])
}

export type ReadInfo =
  | { readonly status: 'ok'; readonly text: string }
  | { readonly status: 'refused'; readonly code: PersonalInfoErrorCode }

const LONGEST = 100
const ZIP_CODE = /^[\p{L}\d][\p{L}\d -]{1,11}$/u

/** Reads what was typed into a field; a national number is one of the player's country and birthday. */
export function readInfo(
  field: InfoField,
  typed: string,
  { country, date_of_birth: dateOfBirth }: Pick<Player, 'country' | 'date_of_birth'>
): ReadInfo {
  if (typed.trim().length > LONGEST) return { status: 'refused', code: 'TOO_LONG' }
  const text =
    field === 'ssn'
      ? readNationalId(typed, { country, dateOfBirth })
      : readText(typed, field === 'zipCode' ? ZIP_CODE : /[\p{L}\d]/u)
  return text === undefined ? { status: 'refused', code: 'INVALID' } : { status: 'ok', text }
}
