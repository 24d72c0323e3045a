import { expect, test } from 'vitest'

import { LOCALES } from '#config/locales.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import { browserTables } from '../../src/integrations/browser-tables.ts'

const load = async (code: string): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test.each(OPERATOR_NAMES)(
  'the browser of %s gets what it reads of that entry, and no other',
  async operator => {
    const { defaultLocale, features, licence } = OPERATORS[operator]
    const table = await load(browserTables(operator)['operator-table'])
    expect((table as { OPERATORS: object }).OPERATORS).toEqual({
      [operator]: { defaultLocale, features, licence }
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
