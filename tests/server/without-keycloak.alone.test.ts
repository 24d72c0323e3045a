import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { COUNTRY_CODES } from '#config/countries.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

vi.mock('#config/operators.ts', async original => {
  const operators = await original<typeof import('#config/operators.ts')>()
  return {
    ...operators,
    hasFeature: (...[operator, feature]: Parameters<typeof operators.hasFeature>) =>
      feature !== 'Keycloak' && operators.hasFeature(operator, feature)
  }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

test.each([...COUNTRY_CODES, 'BR'])(
  '[SESS-05] [CONS-17] an operator without Keycloak lets players of %s in by its own form',
  async countryCode => {
    const query = `query CountryContextQuery($countryCode: String) {
      rootContext(countryCode: $countryCode) { country { loginFlow } } }`
    const url = `${platform.url}/graphql`
    expect((await ask({ url, query, variables: { countryCode } })).data).toEqual({
      rootContext: { country: { loginFlow: 'custom' } }
    })
  }
)
