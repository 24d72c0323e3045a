import { LICENCES, type LicenceCode } from './licences.ts'

/** Who watches over accessible services, where a law of the licence's country names somebody. */
const BODIES: Partial<Readonly<Record<LicenceCode, string>>> = {
  est: 'Tarbijakaitse ja Tehnilise Järelevalve Amet (TTJA)',
  mga: 'Commission for the Rights of Persons with Disability (CRPD), Malta'
}

/** Where a complaint about accessibility goes; to the regulator where there is no such body. */
export const accessibilityBody = (licence: LicenceCode): string =>
  BODIES[licence] ?? LICENCES[licence].regulator
