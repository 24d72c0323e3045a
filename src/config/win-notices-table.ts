import { LICENCE_CODES, LICENCES, type LicenceCode } from './licences.ts'

/** The licences under which players are told of the wins of others. */
export const WIN_NOTICES: readonly LicenceCode[] = LICENCE_CODES.filter(
  code => LICENCES[code].jackpotNotification
)
