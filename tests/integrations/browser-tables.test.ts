import { expect, test } from 'vitest'

import { LOCALES } from '#config/locales.ts'
import { OPERATOR_NAMES, OPERATORS, type OperatorName } from '#config/operators.ts'
import { browserTables } from '../../src/integrations/browser-tables.ts'

const load = async (code: string): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test.each(OPERATOR_NAMES)(
  'the browser of %s gets what it reads of that entry, and no other',
  async operator => {
    const { defaultLocale, features, licence, slug } = OPERATORS[operator]
    const table = await load(browserTables(operator)['operator-table'])
    expect((table as { OPERATORS: object }).OPERATORS).toEqual({
      [operator]: { defaultLocale, features, licence, slug }
    })
  }
)

test('the browser gets every locale with its language tag', async () => {
  const tags = Object.entries(LOCALES).map(([code, { bcp47 }]) => [code, { bcp47 }])
  const table = await load(browserTables('Infiniza')['locale-table'])
  expect(table).toEqual(expect.objectContaining({ LOCALES: Object.fromEntries(tags) }))
})

test('the browser gets the address of the operator’s support, and of no other', async () => {
  const table = await load(browserTables('Elmst')['support-table'])
  expect(table).toEqual(
    expect.objectContaining({ SUPPORT: { Elmst: OPERATORS.Elmst.supportMail } })
  )
})

test('the browser knows under which licences players are told of the wins of others [COMP-09]', async () => {
  const table = await load(browserTables('Elvel')['win-notices-table'])
  const told = (table as { WIN_NOTICES: readonly string[] }).WIN_NOTICES
  expect(told).toEqual(expect.arrayContaining(['mga', 'est']))
  for (const silent of ['anj', 'cos', 'crc']) expect(told).not.toContain(silent)
})

test('the browser knows which licences ask for deposit limits and tell of the tools first [PROF-08] [R02]', async () => {
  const rulesOf = async (operator: OperatorName) => {
    const { CASHIER } = (await load(browserTables(operator)['cashier-table'])) as {
      readonly CASHIER: Readonly<Record<string, object>>
    }
    return CASHIER[OPERATORS[operator].licence]
  }
  expect(await rulesOf('Infiniza')).toMatchObject({ asksForLimits: true, tellsOfTools: true })
  expect(await rulesOf('Elmst')).toMatchObject({ asksForLimits: false, tellsOfTools: false })
})

test.each([
  ['Elvel', ['Elvel']],
  ['Herion', []]
] as const)(
  'the browser of %s knows whether that tells contributions in percent',
  async (operator, told) => {
    const table = await load(browserTables(operator)['percent-table'])
    expect(table).toEqual(expect.objectContaining({ IN_PERCENT: told }))
  }
)

test('a sandbox’s licence stands in place of the operator’s in every table of the browser', async () => {
  const tables = browserTables('Infiniza', 'strict')
  const of = async (name: keyof typeof tables) => JSON.stringify(await load(tables[name]))
  expect(await of('operator-table')).toContain('"licence":"strict"')
  for (const name of ['licence-table', 'cashier-table'] as const) {
    expect(await of(name)).toContain('"strict":')
    expect(await of(name)).not.toContain('"mga":')
  }
})
