import type { Plugin } from 'vite'

import { CASHIER } from '../config/cashier-table.ts'
import { LICENCES, type LicenceCode } from '../config/licences.ts'
import { licencesOf } from '../config/licences-of.ts'
import { LOCALES } from '../config/locales.ts'
import { OPERATORS, type Operator, type OperatorName } from '../config/operators.ts'
import { IN_PERCENT } from '../config/percent-table.ts'
import { WIN_NOTICES } from '../config/win-notices-table.ts'

const TABLE =
  /[\\/]src[\\/]config[\\/](cashier-table|licence-table|locale-table|operator-table|percent-table|support-table|win-notices-table)\.ts$/

type TableName =
  | 'cashier-table'
  | 'licence-table'
  | 'locale-table'
  | 'operator-table'
  | 'percent-table'
  | 'support-table'
  | 'win-notices-table'

const written = (name: string, table: object) => `export const ${name} = ${JSON.stringify(table)}`

/**
 * The tables as the browser has them: one operator with its licences, or the one that a sandbox has in
 * their place, and of each entry what stores and islands read.
 */
export function browserTables(
  operator: OperatorName,
  only?: LicenceCode
): Readonly<Record<TableName, string>> {
  const brand: Operator = OPERATORS[operator]
  const { defaultLocale, features, slug, supportMail } = brand
  const licence = only ?? brand.licence
  const licences = only ? undefined : brand.licences
  const codes = only ? [only] : licencesOf(operator)
  const ofEach = (rules: (code: LicenceCode) => unknown) =>
    Object.fromEntries(codes.map(code => [code, rules(code)]))
  const tags = Object.entries(LOCALES).map(([code, { bcp47 }]) => [code, { bcp47 }])
  return {
    'cashier-table': written(
      'CASHIER',
      ofEach(code => CASHIER[code])
    ),
    'licence-table': written(
      'LICENCES',
      ofEach(code => {
        const { kyc, minimumAge, minimumSportsAge } = LICENCES[code]
        return { kyc, minimumAge, minimumSportsAge }
      })
    ),
    'locale-table': written('LOCALES', Object.fromEntries(tags)),
    'operator-table': written('OPERATORS', {
      [operator]: { defaultLocale, features, licence, ...(licences && { licences }), slug }
    }),
    'percent-table': written(
      'IN_PERCENT',
      IN_PERCENT.filter(name => name === operator)
    ),
    'support-table': written('SUPPORT', { [operator]: supportMail }),
    'win-notices-table': written('WIN_NOTICES', WIN_NOTICES)
  }
}

const isTable = (name: string | undefined): name is TableName => name !== undefined

/** Keeps out of the browser what it has no use for: other operators, names of locales. */
export function leanTables(operator: OperatorName, only?: LicenceCode): Plugin {
  const tables = browserTables(operator, only)
  return {
    name: 'lean-tables',
    enforce: 'pre',
    load(id) {
      const name = TABLE.exec(id)?.[1]
      return this.environment.name === 'client' && isTable(name) ? tables[name] : undefined
    }
  }
}
