import { PATHS } from '#server/graphql/register.ts'
import { ENDPOINTS, schemaOf } from '#server/graphql/schema.ts'
import { type Choose, KINDS, operationFor, plainly } from '#tests/support/operations.ts'
import { faultOfAnswer } from '../checks.ts'
import { send } from '../post.ts'
import { hostiles, type Setting } from './case.ts'
import { addressOf, type Chance, chanceFrom, inParallel, pick } from './chance.ts'
import { nastyFor } from './nasty.ts'

const AT_ONCE = 12

/** Every field of the roots, of which each is as likely as another. */
const FIELDS = ENDPOINTS.flatMap(endpoint =>
  [KINDS.query, KINDS.mutation].flatMap(kind =>
    Object.values(schemaOf(endpoint).getRootType(kind)?.getFields() ?? {}).map(field => ({
      endpoint,
      kind,
      field
    }))
  )
)

/** Mostly hostile, or mostly what fits with something hostile in it. */
const choosing =
  (chance: Chance, share: number): Choose =>
  (type, name) =>
    chance() < share ? nastyFor(name, chance) : plainly(type, name)

/** Operations of the schema with values that fit nothing, with and without a session. */
export async function operations(setting: Setting, count: number): Promise<void> {
  const { checks, houses, seed } = setting
  const hostile = hostiles(setting)
  await inParallel(count, AT_ONCE, async at => {
    const chance = chanceFrom(seed + at)
    const house = at % 2 === 0 ? houses.sandbox : houses.bare
    const { endpoint, kind, field } = pick(chance, FIELDS)
    const share = pick(chance, [0.2, 0.5, 1])
    const { query, variables } = operationFor(kind, field, choosing(chance, share))
    const who = chance() < 0.75 ? (await hostile(house, at)).token : undefined
    const token = chance() < 0.9 ? who : 'a.b.c'
    const answer = await send(`${house.url}${PATHS[endpoint]}`, {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(chance),
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify({ query, variables })
    })
    const fault = answer.status === 0 ? `no answer: ${answer.text}` : faultOfAnswer(answer)
    checks.check(
      `operation ${at}: ${endpoint} ${kind} ${field.name} ${JSON.stringify(variables).slice(0, 200)}`,
      fault === undefined,
      fault
    )
  })
}
