import { jurisdictionOf } from '#config/jurisdiction.ts'
import { PUBLIC_LICENCES } from '#config/licences.ts'
import { LOCALES } from '#config/locales.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import type { Context } from '../../context.ts'
import type { CountryContext, QueryResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { countryName } from './country-name.ts'

/** The rest of the world, for a visitor of whom nothing is known. */
const ELSEWHERE = 'ROW'
const CODE = /^([a-z]{2}|row)$/i

/** The countries that matter for a visitor, with what follows from each. */
export const rootContext: NonNullable<QueryResolvers['rootContext']> = (_root, asked, context) => {
  const chosen = read('countryCode', asked.countryCode)
  const player = read('playerCountryCode', asked.playerCountryCode) ?? context.player?.country
  const address = read('ipCountryCode', asked.ipCountryCode) ?? context.request.country
  const country = chosen ?? player ?? address ?? ELSEWHERE
  return {
    country: countryContext(country, context),
    playerCountry: player === undefined ? null : countryContext(player, context),
    ipCountry: address === undefined ? null : countryContext(address, context),
    ipCountryCode: address ?? null,
    subDivision: subDivisionOf(country, context.request.subdivision) ?? null
  }
}

function read(key: string, code: string | null | undefined): string | undefined {
  if (code === null || code === undefined || code === '') return undefined
  if (!CODE.test(code)) throw new InvalidInput(key, 'NOT_A_COUNTRY')
  return code.toUpperCase()
}

function countryContext(code: string, { ports, request }: Context): CountryContext {
  const rules = jurisdictionOf(ports.config, code)
  return {
    id: `country:${code}`,
    code,
    name: countryName(code, LOCALES[request.locale].bcp47),
    currency: rules.defaultCurrency,
    licence: PUBLIC_LICENCES.find(known => known === rules.licence) ?? null,
    loginFlow: rules.loginFlow,
    registrationForm: rules.registrationForm,
    bankProviders: [...rules.bankProviders]
  }
}
