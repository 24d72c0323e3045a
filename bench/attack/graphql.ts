// About a minute, most of it the start of two houses.
import { auditServer } from 'graphql-http'

import { PATHS } from '#server/graphql/register.ts'
import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import type { House } from '#tests/support/open-house.ts'
import { REFUSED_QUERIES, type RefusedQuery } from '#tests/support/refused-queries.ts'
import { type Frame, rawSocket } from '#tests/support/sockets.ts'
import { recordGoal } from '../goals/record.ts'
import { Checks, faultOfAnswer } from './checks.ts'
import { odd } from './graphql/odd-requests.ts'
import { openHouses } from './open-houses.ts'
import { send } from './post.ts'

const AUDITS = 61
const OPERATIONS = 1000
const MOST_OPERATIONS = 64
const PROTOCOLS = [
  { protocol: MODERN, start: 'subscribe' },
  { protocol: LEGACY, start: 'start' }
]
const JSON_TYPE = { 'content-type': 'application/json' }

interface Took {
  readonly what: string
  readonly ms: number
}

/** How many audits of GraphQL over HTTP an endpoint passes. */
async function auditsOf(url: string): Promise<number> {
  const results = await auditServer({ url, fetchFn: fetch })
  for (const result of results)
    if (result.status !== 'ok') console.log(`  ${url}: ${result.status} ${result.name}`)
  return results.filter(({ status }) => status === 'ok').length
}

const isRefusal = (text: string, { says }: RefusedQuery) =>
  new RegExp(says).test(text) && !text.includes('Did you mean') && !text.includes('"data":{')

async function refuse(house: House, checks: Checks): Promise<readonly Took[]> {
  const url = `${house.url}${PATHS.main}`
  const took: Took[] = []
  for (const refused of REFUSED_QUERIES) {
    const { what, query, variables } = refused
    const body = JSON.stringify({ query, variables })
    const since = performance.now()
    const answer = await send(url, { headers: JSON_TYPE, body })
    took.push({ what, ms: performance.now() - since })
    const fault = faultOfAnswer(answer)
    checks.check(`${what} over HTTP`, !fault && isRefusal(answer.text, refused), answer.text)
    for (const { protocol, start } of PROTOCOLS) {
      const { frames, code } = await rawSocket(
        url.replace('http', 'ws'),
        protocol,
        [{ type: 'connection_init' }],
        {
          afterAck: [{ id: '1', type: start, payload: { query, variables } }],
          until: seen => seen.some(({ id }) => id === '1')
        }
      )
      const heard = JSON.stringify(frames)
      const isRight = code === undefined && isRefusal(heard, refused)
      checks.check(`${what} by ${protocol}`, isRight, `${code} ${heard}`)
    }
  }
  return took
}

/** A thousand streams on one socket: no more than it may have run, the others are refused, and it goes on. */
async function crowd(house: House, token: string, checks: Checks): Promise<void> {
  for (const path of [PATHS.main, PATHS.lobby])
    for (const { protocol, start } of PROTOCOLS) {
      const payload = { query: 'subscription { sessionDestroyed { sessionId } }' }
      const starts = Array.from({ length: OPERATIONS }, (_, id) => ({
        id: String(id),
        type: start,
        payload
      }))
      const wrong = (frames: readonly Frame[]) =>
        frames.filter(({ type }) => type === 'error').length
      const { frames } = await rawSocket(
        `${house.url.replace('http', 'ws')}${path}`,
        protocol,
        [{ type: 'connection_init', payload: { accessToken: token } }],
        {
          afterAck: starts,
          until: seen => wrong(seen) >= OPERATIONS - MOST_OPERATIONS
        }
      )
      checks.check(
        `${OPERATIONS} operations on one socket of ${path} by ${protocol}`,
        wrong(frames) === OPERATIONS - MOST_OPERATIONS,
        wrong(frames)
      )
    }
}

/** GraphQL over HTTP as it is written, and everything that would have it do too much. */
export async function graphql(): Promise<boolean> {
  const houses = await openHouses({ LOBBY_SPORTS_WORLD: '0' })
  try {
    const { sandbox, bare } = houses
    const checks = new Checks()
    const least = async ({ url }: House) => {
      const passed: number[] = []
      for (const path of Object.values(PATHS)) passed.push(await auditsOf(`${url}${path}`))
      return Math.min(...passed)
    }
    const passed = await least(sandbox)
    const player = await newPlayer(sandbox.config)
    const { access_token: token } = await signIn({ ports: { config: bare.config } }, player)
    const took = await refuse(bare, checks)
    for (const { what, path, sent, isRight } of odd(bare.config, token)) {
      const answer = await send(`${bare.url}${path}`, sent)
      const fault = faultOfAnswer(answer)
      checks.check(what, !fault && isRight(answer), `${answer.status} ${answer.text}`)
    }
    await crowd(bare, token, checks)
    const { status, text } = await send(`${bare.url}${PATHS.main}`, {
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: '{"query":"{ viewer { id } }"}'
    })
    const isIn = status === 200 && text.includes(player.playerId)
    checks.check('the player is still signed in', isIn, text)
    const stacks = bare
      .said()
      .split('\n')
      .filter(line => line.includes('"level":50'))
    checks.check('no failure in the log', stacks.length === 0, stacks[0])
    const slowest = took.toSorted((a, b) => b.ms - a.ms)[0]
    console.log(`  ${checks}; slowest refusal ${slowest?.ms.toFixed(1)} ms: ${slowest?.what}`)
    recordGoal('security-06', {
      isMet: passed === AUDITS,
      figures: `${passed} of ${AUDITS} at the worst of three endpoints; of abuse outside the sandbox ${checks}, the slowest refusal over HTTP after ${Math.ceil(slowest?.ms ?? 0)} ms`
    })
    return passed === AUDITS && checks.faults.length === 0
  } finally {
    await houses.close()
  }
}
