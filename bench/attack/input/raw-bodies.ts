import { faultOfAnswer } from '../checks.ts'
import { type Door, doorsOf } from '../doors.ts'
import { send } from '../post.ts'
import { oddBody, oddHeaders } from './bodies.ts'
import { hostiles, type Setting } from './case.ts'
import { addressOf, type Chance, chanceFrom, inParallel, pick, turn } from './chance.ts'
import { nastyText } from './nasty.ts'
import { discoveryPathsOf } from './oidc-paths.ts'

const AT_ONCE = 12
const HAS_NO_BODY = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

/** A text as it may stand in a path, now and then not even that. */
const inPath = (chance: Chance): string => {
  const text = nastyText(chance).toWellFormed()
  return chance() < 0.9
    ? encodeURIComponent(text).slice(0, 400)
    : pick(chance, ['%', '%zz', '%00', '%c0%ae%c0%ae', '..', '.', '%2e%2e%2f', '%ff', ';a=b'])
}

/** The door's address with something hostile in place of what is variable, and behind it. */
function addressFor({ origin, path }: Door, playerId: string, chance: Chance): string {
  const filled = path
    .replace(/:playerId/, () => (chance() < 0.7 ? playerId : inPath(chance)))
    .replace(/:\w+|\*/g, () => inPath(chance))
  if (chance() < 0.5) return `${origin}${filled}`
  const name = pick(chance, ['a', 'token', 'first', 'purpose', '__proto__[x]', 'constructor', 'id'])
  return `${origin}${filled}?${name}=${inPath(chance)}&${name}=${inPath(chance)}`
}

/** Bodies and headers that fit nothing through every door that the house's own table of routes has. */
export async function rawBodies(setting: Setting, count: number): Promise<number> {
  const { checks, houses, seed } = setting
  const { sandbox, bare } = houses
  const hostile = hostiles(setting)
  const doors: { readonly house: typeof bare; readonly door: Door }[] = []
  for (const house of [sandbox, bare]) {
    const found = await doorsOf(house.config)
    const oidc = await discoveryPathsOf(house.config)
    for (const door of [...found, ...oidc]) doors.push({ house, door })
  }
  await inParallel(count, AT_ONCE, async at => {
    const chance = chanceFrom(seed + at)
    // Each door in turn; what is sent through it is chance.
    const { house, door } = turn(doors, at)
    const { method } = door
    const who = await hostile(house, at)
    const { body, type, encoding } = oddBody(chance)
    const address = addressFor(door, who.player.playerId, chance)
    const answer = await send(address, {
      method,
      headers: {
        'x-forwarded-for': addressOf(chance),
        ...(chance() < 0.5 && { authorization: `Bearer ${who.token}` }),
        ...oddHeaders(chance),
        ...(!HAS_NO_BODY.includes(method) && {
          'content-type': type,
          ...(encoding && { 'content-encoding': encoding })
        })
      },
      ...(!HAS_NO_BODY.includes(method) && { body })
    })
    const fault = answer.status === 0 ? `no answer: ${answer.text}` : faultOfAnswer(answer)
    checks.check(
      `body ${at}: ${method} ${address.slice(0, 160)} ${type.slice(0, 60)}`,
      !fault,
      `${fault} to ${String(body).slice(0, 120)}`
    )
  })
  return doors.length
}
