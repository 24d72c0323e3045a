import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { payer } from '#tests/server/payments/banking-support.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const SWITCH = 'EnableKrofortQuickDepositWithLastUsedAccount'
const switches = vi.hoisted(() => ({ isOn: false }))

vi.mock('#config/operators.ts', async original => {
  const operators = await original<typeof import('#config/operators.ts')>()
  return {
    ...operators,
    hasFeature: (...[operator, feature]: Parameters<typeof operators.hasFeature>) =>
      feature === SWITCH ? switches.isOn : operators.hasFeature(operator, feature)
  }
})

const QUERY = '{ viewer { depositOptions { methods { id accountId } } } }'

interface Options {
  readonly viewer: {
    readonly depositOptions: {
      readonly methods: readonly { readonly id: string; readonly accountId: string | null }[]
    }
  }
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

async function offeredAgain(token: string): Promise<string | null | undefined> {
  const { data } = await ask<Options>({ url: `${platform.url}/graphql`, query: QUERY, token })
  return data?.viewer.depositOptions.methods.find(({ id }) => id === 'krofort')?.accountId
}

test('[CONS-17] Krofort offers the account that paid last where the operator has switched that on, and only there', async () => {
  const { account, token } = await payer(platform, 'krofort')
  expect(account).toMatch(/^acc_/)
  expect(await offeredAgain(token)).toBeNull()
  switches.isOn = true
  expect(await offeredAgain(token)).toBe(account)
})
