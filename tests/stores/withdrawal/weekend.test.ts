import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { loadOptions } from '#stores/withdrawal/options.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { answerOptions } from './support.ts'

const switches = new Set<string>()

vi.mock('#config/operators.ts', async load => {
  const table = await load<typeof import('#config/operators.ts')>()
  return { ...table, hasFeature: (_: string, feature: string) => switches.has(feature) }
})

describe('a withdrawal at the weekend', () => {
  cleanAfterEach()
  beforeEach(() => switches.clear())
  afterEach(() => switches.clear())

  test.each([
    ['told', true, [], true],
    [
      'not told by a house that has switched it off',
      true,
      ['DisableWeekendWithdrawalMessages'],
      false
    ],
    ['not told on a working day', false, [], false]
  ] as const)(
    'that it waits for Monday is %s: DisableWeekendWithdrawalMessages [CONS-16]',
    async (_is, isWeekend, features, told) => {
      for (const feature of features) switches.add(feature)
      const page = openTestPage()
      storeOidcUser(page)
      answerOptions(page, { isWeekend })
      expect(await loadOptions()).toMatchObject({ waitsForMonday: told })
    }
  )
})
