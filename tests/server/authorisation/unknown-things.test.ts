import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PATHS } from '#server/graphql/register.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { ARGUMENTS } from './arguments.ts'
import { type Belongings, bare, furnish } from './belongings.ts'
import { type Listed, operations } from './operations.ts'

/** What names a thing of one player alone. */
const OWNED = [
  'account',
  'bet',
  'bonus',
  'deposit',
  'document',
  'otherSession',
  'passkey',
  'phone',
  'popUp',
  'reward',
  'round',
  'withdrawal'
] as const satisfies readonly (keyof Belongings)[]

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Of the same form, and nobody's. */
function unknownLike(id: string): string {
  if (id.startsWith('+')) return `+35840${String(Math.random()).slice(2, 9)}`
  return id.match(UUID) ? id.replaceAll(UUID, randomUUID()) : [...id].toReversed().join('')
}

/** The same things by names that nobody has. */
const nobodys = (of: Belongings): Belongings => ({
  ...of,
  ...Object.fromEntries(OWNED.map(kind => [kind, unknownLike(of[kind])])),
  player: { ...of.player, id: randomUUID(), email: `${randomUUID()}@example.com` }
})

describe('a thing of another player', () => {
  let platform: TestPlatform
  let owner: Belongings
  beforeAll(async () => {
    platform = await startPlatform()
    owner = await furnish(platform)
  })
  afterAll(() => platform.close())

  const variablesOf = ({ name }: Listed, of: Belongings) =>
    ARGUMENTS[name]?.(of, { site: platform.url, isStranger: true }) ?? {}

  /** What is answered, without what it was asked by, and what is made anew each time. */
  async function answerTo(operation: Listed, of: Belongings): Promise<unknown> {
    const { token } = await bare(platform)
    const answer = await ask({
      url: `${platform.url}${PATHS[operation.endpoint]}`,
      query: operation.query,
      variables: variablesOf(operation, of),
      token
    })
    const names = [of.player.email, of.player.id, ...OWNED.map(kind => of[kind])]
    const text = names.reduce((said, name) => said.replaceAll(name, 'NAME'), JSON.stringify(answer))
    return JSON.parse(
      text
        .replaceAll(UUID, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replaceAll(/"traceId":"\w+"/g, '"traceId":""')
    )
  }

  const namesThings = (operation: Listed) => {
    const marks = new Proxy({} as Belongings, {
      get: (_, kind) =>
        kind === 'player'
          ? { id: 'MARK', email: 'MARK', currency: 'EUR' }
          : (OWNED as readonly unknown[]).includes(kind) && 'MARK'
    })
    const asking = { site: 'http://site', isStranger: true }
    return JSON.stringify(ARGUMENTS[operation.name]?.(marks, asking) ?? {}).includes('MARK')
  }

  const NAMING = operations().filter(namesThings)

  test('is named by many operations', () => {
    expect(NAMING.length).toBeGreaterThanOrEqual(20)
  })

  test.each(NAMING)('is for $name what nobody has', async operation => {
    expect(await answerTo(operation, owner)).toEqual(await answerTo(operation, nobodys(owner)))
  })
})
