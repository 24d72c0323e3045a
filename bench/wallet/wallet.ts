// A query of the wallet over HTTP: `npm run bench wallet`, about two minutes.
import { auditServer } from 'graphql-http'

import { OPERATORS } from '#config/operators.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { type House, openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { build } from '../../scripts/build.ts'
import { DURABLE, withDatabase } from '../databases.ts'
import { compare, type Figure } from '../figures.ts'
import { recordGoal } from '../goals/record.ts'
import { type Slice, slice } from '../quiet.ts'
import { answersASecond } from './lines.ts'

const OPERATOR = 'Infiniza'
const ROUNDS = 7
const LINES = 32
const SLICE_MS = 1200
const AUDITS = 61
const SHARE = 0.6

/** What a signed-in page asks for first. */
const QUERY =
  'query WalletSnapshot { viewer { id wallet { id balance bonusBalance currency minDepositAmount minWithdrawalAmount version } } }'

function requests({ url, config }: House, token: string) {
  const { host } = new URL(url)
  const body = JSON.stringify({ query: QUERY })
  const lines = (...all: readonly string[]) => [...all, '', ''].join('\r\n')
  return {
    port: config.port,
    wallet: `${lines(
      'POST /graphql HTTP/1.1',
      `host: ${host}`,
      'content-type: application/json',
      'accept: application/json',
      `authorization: Bearer ${token}`,
      `content-length: ${body.length}`
    )}${body}`,
    constant: lines('GET /healthz HTTP/1.1', `host: ${host}`, 'accept: application/json')
  }
}

async function measure(house: House): Promise<Figure> {
  const { access_token: token } = await signIn(
    { ports: { config: house.config } },
    await newPlayer(house.config)
  )
  const { port, wallet: asked, constant } = requests(house, token)
  const rate = (request: string) => () =>
    answersASecond({ port, request, lines: LINES, forMs: SLICE_MS })
  const work = { measured: rate(asked), reference: rate(constant), twin: rate(constant) }
  const taken: Record<keyof typeof work, Slice<number>[]> = {
    measured: [],
    reference: [],
    twin: []
  }
  const kinds = ['measured', 'reference', 'twin'] as const
  for (let round = -1; round < ROUNDS; round++)
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      const run = await slice(work[kind])
      if (round >= 0) taken[kind].push(run)
    }
  return compare(
    { group: 'wallet', name: 'a query of the wallet', unit: 'answers/s', better: 'higher' },
    taken
  )
}

/** Lays a query of the wallet beside the constant answer of the same house, and audits the protocol. */
export async function wallet(): Promise<boolean> {
  if (!build(OPERATOR)) return false
  const server = await startPostgres(DURABLE)
  try {
    return await withDatabase(server.url, 'wallet', async url => {
      const house = await openHouse(`dist/${OPERATORS[OPERATOR].slug}`, url, OPERATOR)
      try {
        const audits = await auditServer({
          url: `http://127.0.0.1:${house.config.port}/graphql`,
          fetchFn: fetch
        })
        const passed = audits.filter(({ status }) => status === 'ok').length
        const { measured, reference, ratio, noise, cleanRounds, rounds } = await measure(house)
        const isSound = passed === AUDITS && audits.length === AUDITS
        recordGoal('speed-09', {
          isMet: isSound && ratio.median >= SHARE,
          figures: `${ratio.median.toFixed(2)} of the constant answer (${measured.median.toFixed(0)} a second beside ${reference.median.toFixed(0)}, twin ${(noise * 100).toFixed(1)} % apart), ${passed} of ${audits.length} audits; ${cleanRounds} of ${rounds} rounds quiet`
        })
        return isSound
      } finally {
        await house.close()
      }
    })
  } finally {
    await server.stop()
  }
}
