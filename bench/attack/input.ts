// About five minutes on two cores: 10,000 cases, and a minute of connections that never end.
import { PATHS } from '#server/graphql/register.ts'
import { recordGoal } from '../goals/record.ts'
import { Checks } from './checks.ts'
import { callbacks } from './input/callbacks.ts'
import { hostileAt, type Setting } from './input/case.ts'
import { floods, halfOpen } from './input/floods.ts'
import { frames } from './input/frames.ts'
import { innocentAt } from './input/innocent.ts'
import { around, failuresIn, faultsOfBooks, foundIn } from './input/left-behind.ts'
import { CARD, PASSWORD } from './input/nasty.ts'
import { operations } from './input/operations.ts'
import { rawBodies } from './input/raw-bodies.ts'
import { uploads } from './input/uploads.ts'
import { openHouses } from './open-houses.ts'
import { send } from './post.ts'

const COUNTS = { operations: 5000, bodies: 3000, frames: 1000, uploads: 500, callbacks: 500 }
const MOST_MS = 250
const SEED = Number(process.env['SEED'] ?? 20261129)
/** By SHARE=0.1 a tenth of the cases: for trying the script itself. */
const SHARE = Number(process.env['SHARE'] ?? 1)

const shareOf = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Ten thousand hostile inputs over every door, while somebody who means no harm is served. */
export async function input(): Promise<boolean> {
  console.log(`  seed ${SEED}`)
  const houses = await openHouses()
  try {
    const { sandbox, bare, databaseUrl } = houses
    const checks = new Checks()
    const tokens: string[] = []
    const setting = (part: number): Setting => ({
      houses,
      checks,
      seed: SEED + part * 1_000_000,
      tokens
    })
    const before = await send(`${bare.url}/config.json`, { method: 'GET' })
    const innocents = await Promise.all(
      [sandbox, bare].map(async house => {
        const { token } = await hostileAt(setting(0), house)
        return innocentAt({ url: house.url, token })
      })
    )
    const count = (of: keyof typeof COUNTS) => Math.ceil(COUNTS[of] * SHARE)
    const step = async <T>(what: string, work: Promise<T>): Promise<T> => {
      const since = performance.now()
      const result = await work
      console.log(`  ${what} after ${((performance.now() - since) / 1000).toFixed(1)} s: ${checks}`)
      return result
    }
    const slow = halfOpen(bare)
    await step('operations', operations(setting(1), count('operations')))
    const doors = await step('bodies', rawBodies(setting(2), count('bodies')))
    await step('frames', frames(setting(3), count('frames')))
    await step('uploads', uploads(setting(4), count('uploads')))
    const told = await step('callbacks', callbacks(setting(5), count('callbacks')))
    await step('floods', floods([sandbox, bare], checks))
    const { cut, of } = await slow
    checks.check(`${of} half-open connections are cut`, cut === of, cut)
    const cases = checks.count
    const wrongAnswers = checks.faults.length

    const served = await Promise.all(innocents.map(each => each.end()))
    const took = served.flatMap(each => each.took).toSorted((a, b) => a - b)
    const unanswered = served.reduce((sum, each) => sum + each.unanswered, 0)
    const [p50, p99] = [shareOf(took, 0.5), shareOf(took, 0.99)]
    checks.check('the innocent player was always answered', unanswered === 0, unanswered)
    for (const house of [sandbox, bare])
      checks.check(`${house.url} was never started again`, house.isAlive())
    const after = await send(`${bare.url}/config.json`, { method: 'GET' })
    checks.check('what the house says of itself', before.text === after.text, after.text)
    const query = '{"query":"{ __typename }"}'
    const asked = await send(`${bare.url}${PATHS.main}`, {
      headers: { 'content-type': 'application/json' },
      body: query
    })
    checks.check(
      'no object has learnt anything',
      asked.text === '{"data":{"__typename":"Query"}}',
      asked.text
    )
    const log = sandbox.said() + bare.said()
    const failures = failuresIn(log)
    for (const failure of failures) checks.check('no failure in the log', false, failure)
    const secret = [CARD, PASSWORD, ...tokens]
    for (const text of secret)
      checks.check('nothing secret in the log', !log.includes(text), around(log, text))
    const found = await foundIn(databaseUrl, secret)
    for (const place of found) checks.check('nothing secret in a table', false, place)
    const books = await faultsOfBooks(databaseUrl)
    for (const fault of books) checks.check('the books', false, fault)

    const isMet = checks.faults.length === 0 && p99 < MOST_MS
    recordGoal('security-04', {
      isMet,
      figures: `${cases} cases over ${doors} doors, 7 sockets and ${told} kinds of callback: ${wrongAnswers} wrong answers, ${failures.length} failures in the log, ${found.length} places with something secret, ${books.length} faults of the books, no restart; the innocent player p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${took.length}`
    })
    return isMet
  } finally {
    await houses.close()
  }
}
