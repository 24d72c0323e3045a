import type { Plugin } from 'vite'

import { CASHIER } from '../config/cashier-table.ts'
import { LICENCES } from '../config/licences.ts'
import { LOCALES } from '../config/locales.ts'
import { OPERATORS, type OperatorName } from '../config/operators.ts'

const TABLE =
  /[\\/]src[\\/]config[\\/](cashier-table|licence-table|locale-table|operator-table|support-table)\.ts$/

type TableName =
  | 'cashier-table'
  | 'licence-table'
  | 'locale-table'
  | 'operator-table'
  | 'support-table'

const written = (name: string, table: object) => `export const ${name} = ${JSON.stringify(table)}`

/** The tables as the browser has them: one operator, and of each entry what stores and islands read. */
export function browserTables(operator: OperatorName): Readonly<Record<TableName, string>> {
  const { defaultLocale, features, licence, supportMail } = OPERATORS[operator]
  const { kyc } = LICENCES[licence]
  const tags = Object.entries(LOCALES).map(([code, { bcp47 }]) => [code, { bcp47 }])
  return {
    'cashier-table': written('CASHIER', { [operator]: CASHIER[operator] }),
    'licence-table': written('LICENCES', { [licence]: { kyc } }),
    'locale-table': written('LOCALES', Object.fromEntries(tags)),
    'operator-table': written('OPERATORS', { [operator]: { defaultLocale, features, licence } }),
    'support-table': written('SUPPORT', { [operator]: supportMail })
  }
}

const isTable = (name: string | undefined): name is TableName => name !== undefined

/** Keeps out of the browser what it has no use for: other operators, names of locales. */
export function leanTables(operator: OperatorName): Plugin {
  const tables = browserTables(operator)
  return {
    name: 'lean-tables',
    enforce: 'pre',
    load(id) {
      const name = TABLE.exec(id)?.[1]
      return this.environment.name === 'client' && isTable(name) ? tables[name] : undefined
    }
  }
}
