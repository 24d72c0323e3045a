import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PATHS } from '#server/graphql/register.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { KINDS } from '#tests/support/operations.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { destroyedToken, expiredToken, standings } from './actors.ts'
import { ARGUMENTS } from './arguments.ts'
import { type Belongings, bare, furnish } from './belongings.ts'
import { type Listed, operations } from './operations.ts'
import { type Expected, MATRIX } from './table.ts'
import { standing, verdictOf } from './verdict.ts'

const OPERATIONS = operations()

describe('authorisation matrix', () => {
  let platform: TestPlatform
  let expired: string
  let destroyed: string

  beforeAll(async () => {
    platform = await startPlatform()
    expired = await expiredToken(platform)
    destroyed = await destroyedToken(platform)
  })
  afterAll(() => platform.close())

  const variablesOf = (operation: Listed, of: Belongings, isStranger = true) =>
    ARGUMENTS[operation.name]?.(of, { site: platform.url, isStranger }) ?? operation.variables

  async function asked(operation: Listed, of: Belongings, token?: string) {
    const answer = await ask<Record<string, unknown>>({
      url: `${platform.url}${PATHS[operation.endpoint]}`,
      query: operation.query,
      variables: variablesOf(operation, of, token !== of.token),
      ...(token !== undefined && { token })
    })
    return { verdict: verdictOf(operation, answer), text: JSON.stringify(answer) }
  }

  const everybody = async () => {
    const someone = standings(platform)
    return {
      owner: await furnish(platform),
      stranger: await bare(platform),
      own: await someone.own(),
      excluded: await someone.excluded(),
      closed: await someone.closed()
    }
  }
  /** A question changes nothing, so the same people may ask them all; their tokens are soon over. */
  let askers: ReturnType<typeof everybody> | undefined
  async function peopleFor({ kind }: Listed) {
    if (kind === KINDS.mutation) return await everybody()
    askers ??= everybody()
    const { owner, ...others } = await askers
    const renewed = async <T extends Pick<Belongings, 'player' | 'token'>>(who: T) => ({
      ...who,
      token: (await signInAs(platform, who.player.id)).accessToken
    })
    return {
      owner,
      stranger: await renewed(others.stranger),
      own: await renewed(others.own),
      excluded: await renewed(others.excluded),
      closed: await renewed(others.closed)
    }
  }

  async function verdictsOf(operation: Listed): Promise<Expected> {
    const { owner, stranger, ...others } = await peopleFor(operation)
    const before = await standing(platform, owner.player.id)
    const visitor = await asked(operation, owner)
    const other = await asked(operation, owner, stranger.token)
    const late = await asked(operation, owner, expired)
    const gone = await asked(operation, owner, destroyed)

    // A token for renewing is itself the proof, whoever shows it.
    if (operation.field !== 'refreshAccessToken')
      expect(await standing(platform, owner.player.id), 'the owner’s things').toBe(before)
    const said = JSON.stringify(variablesOf(operation, owner))
    for (const { text } of [visitor, other, late, gone])
      for (const mark of [owner.player.email, owner.player.first_name, owner.player.id])
        if (!said.includes(mark)) expect(text).not.toContain(mark)
    expect([late.verdict, gone.verdict], 'expired, destroyed').toEqual(['signIn', 'signIn'])

    const verdict = async (who: Belongings) => (await asked(operation, who, who.token)).verdict
    return {
      visitor: visitor.verdict,
      own: await verdict(others.own),
      other: other.verdict,
      excluded: await verdict(others.excluded),
      closed: await verdict(others.closed)
    }
  }

  test('the table has a line for every operation, and none for what is not there', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted())
    expect(Object.keys(ARGUMENTS).filter(name => !MATRIX[name])).toEqual([])
  })

  test.each(OPERATIONS)('$name answers everybody what the table says', async operation => {
    expect(await verdictsOf(operation)).toEqual(MATRIX[operation.name])
  })
})
