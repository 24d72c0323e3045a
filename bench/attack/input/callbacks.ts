import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'

import { SIGNATURE_HEADER } from '#contract/wire/payment-notification.ts'
import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import { call } from '#server/http/call.ts'
import { signatureOf } from '#server/http/signed-call.ts'
import { timedSignature } from '#server/http/timed-signature.ts'
import { FIRST } from '#tests/server/payments/banking-support.ts'
import { newPlayer, openPlay, type Player } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { type House, openHouse } from '#tests/support/open-house.ts'
import { faultOfAnswer } from '../checks.ts'
import { send } from '../post.ts'
import type { Setting } from './case.ts'
import { addressOf, type Chance, chanceFrom, inParallel, pick, turn } from './chance.ts'
import { nastyText } from './nasty.ts'
import { openRecorder, type Recorded } from './recorder.ts'

const AT_ONCE = 8
const CREATE = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { frameUrl } error { code } }
}`
const CARD_FORM = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Aino Virtanen'
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Who can pay how, and the forms of the provider's page in their order. */
const WAYS = [
  { method: 'card', country: 'FI', forms: [['pay', CARD_FORM]] },
  ...(['trustly', 'zimpler', 'finshark'] as const).map(method => ({
    method,
    country: 'FI',
    forms: [
      ['bank', FIRST[method]],
      ['approve', {}]
    ] as const
  })),
  {
    method: 'piq',
    country: 'CA',
    forms: [
      ['bank', { wallet: 'wallet' }],
      ['approve', {}]
    ]
  },
  {
    method: 'krofort',
    country: 'DE',
    forms: [
      ['bank', FIRST.krofort],
      ['approve', {}]
    ]
  }
] as const

/** A player who pays in by one way, as a person does; what the provider tells of it is recorded. */
async function pay(house: House, way: (typeof WAYS)[number]): Promise<Player> {
  const { config } = house
  const player = await newPlayer(config, { country: way.country, kycStatus: 'Done' })
  const { access_token: token } = await signIn({ ports: { config } }, player)
  const created = await call(config, `${config.publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: CREATE,
      variables: {
        input: {
          amount: '50.00',
          currency: way.method === 'piq' ? 'CAD' : 'EUR',
          method: way.method,
          idempotencyKey: randomUUID(),
          returnUrl: `${config.publicUrl}/en/`
        }
      }
    })
  })
  const { ok } = JSON.parse(created.text).data?.createDeposit ?? {}
  const address = ok?.frameUrl
  if (typeof address !== 'string') throw new Error(`${way.method}: ${created.text}`)
  const page = new URL(address)
  for (const [step, fields] of way.forms)
    await call(config, new URL(`${page.pathname}/${step}`, page), {
      method: 'POST',
      headers: FORM,
      body: String(new URLSearchParams(fields))
    })
  return player
}

const DIGIT = /(?<="?amount"?[:=]"?)\d/i

/** Something else than was said, with the signature of what was said. */
const CHANGES: readonly [
  (recorded: Recorded, chance: Chance) => Recorded,
  ...((recorded: Recorded, chance: Chance) => Recorded)[]
] = [
  recorded => recorded,
  recorded => withBody(recorded, text => text.replace(DIGIT, '9$&')),
  recorded => withBody(recorded, text => text.replace(/captured|paid|credit/i, 'refunded')),
  recorded => withBody(recorded, text => text.replace(/[\da-f]{8}-[\da-f-]{27}/, randomUUID())),
  recorded => withBody(recorded, text => text.slice(0, Math.floor(text.length / 2))),
  recorded => withBody(recorded, text => text + text),
  recorded => withBody(recorded, () => ''),
  (recorded, chance) =>
    withBody(recorded, text => text.replace(/:"[^"]*"/, `:${JSON.stringify(nastyText(chance))}`)),
  (recorded, chance) => {
    const body = Buffer.from(recorded.body)
    const place = Math.floor(chance() * body.length)
    body.writeUInt8((body.readUInt8(place) ?? 0) ^ 1, place)
    return { ...recorded, body }
  },
  recorded => withHeaders(recorded, () => undefined),
  recorded =>
    withHeaders(recorded, text => text.replace(/[\da-f]{16,}/i, each => '0'.repeat(each.length))),
  recorded =>
    withHeaders(recorded, text => text.replace(/\b\d{10}\b/, each => String(Number(each) - 3600))),
  recorded => withHeaders(recorded, text => text.toUpperCase()),
  (recorded, chance) => ({
    ...recorded,
    path: recorded.path.replace(
      /\w+$/,
      pick(chance, ['card', 'piq', 'trustly', 'krofort', 'win', 'rollback'])
    )
  }),
  (recorded, chance) =>
    signedAnew(withBody(recorded, text => text.replace(DIGIT, `${Math.floor(chance() * 9)}$&`))),
  (recorded, chance) =>
    signedAnew(
      withBody(recorded, text => text.replace(/:"[^"]*"/, `:${JSON.stringify(nastyText(chance))}`))
    ),
  recorded => signedAnew(withBody(recorded, () => `${'['.repeat(1500)}1${']'.repeat(1500)}`))
]

const withBody = (recorded: Recorded, change: (text: string) => string): Recorded => ({
  ...recorded,
  body: Buffer.from(change(recorded.body.toString('utf8')))
})

/** Of all headers only those that prove something. */
function withHeaders(recorded: Recorded, change: (text: string) => string | undefined): Recorded {
  const headers = Object.entries(recorded.headers).flatMap(([name, value]) => {
    if (!/signature|timestamp|authorization|client|provider/i.test(name)) return [[name, value]]
    const changed = change(value)
    return changed === undefined ? [] : [[name, changed]]
  })
  return { ...recorded, headers: Object.fromEntries(headers) }
}

let keys: Readonly<Record<string, string>> = {}

/** The same party says it, having lost its mind: signed now, where the signature is the common one. */
function signedAnew(recorded: Recorded): Recorded {
  const { headers, body } = recorded
  if (headers[SIGNATURE_HEADER] && keys['card']) {
    const signature = timedSignature(keys['card'], new Date(), body.toString('utf8'))
    return { ...recorded, headers: { ...headers, [SIGNATURE_HEADER]: signature } }
  }
  const key = keys[headers['x-client'] ?? headers['x-provider'] ?? '']
  if (key === undefined) return recorded
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signatureOf(key, timestamp, body)
  return {
    ...recorded,
    headers: { ...headers, 'x-timestamp': timestamp, 'x-signature': signature }
  }
}

/** Money that players have, in minor units, as the ledger has it. */
async function heldBy(databaseUrl: string, players: readonly Player[]): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select account, asset, balance from ledger_balances where account = any($1) order by 1, 2',
    [players.map(({ playerId }) => `player:${playerId}:cash`)]
  )
  await client.end()
  return JSON.stringify(rows)
}

/**
 * What other parties have really told a house, told again: as it was, changed, with wrong, old and
 * no signatures, at other doors, and nonsense that is rightly signed. No purse may move by it.
 */
export async function callbacks(setting: Setting, count: number): Promise<number> {
  const { checks, houses, seed } = setting
  const recorder = await openRecorder()
  const { secrets } = houses.sandbox.config
  const house = await openHouse(
    resolve('dist/infiniza'),
    houses.databaseUrl,
    houses.sandbox.config.operator,
    '.',
    {
      ...houses.variables,
      LOBBY_SANDBOX: '1',
      LOBBY_PUBLIC_URL: `http://localhost:${recorder.port}`
    }
  )
  try {
    recorder.to(house.config.port)
    const payers: Player[] = []
    for (const way of WAYS) payers.push(await pay(house, way))
    const play = await openPlay(house.config, await newPlayer(house.config))
    for (let round = 0; round < 3; round++) await play.settle(await play.spin())
    const recorded = [...recorder.calls]
    const named = Object.fromEntries(
      recorded.flatMap(({ headers }) => {
        const name = headers['x-client'] ?? headers['x-provider']
        if (name === undefined) return []
        const key = headers['x-provider']
          ? secrets.providerKey
          : /regist/.test(name)
            ? secrets.protection.register
            : secrets.engagement.shared
        return [[name, key]]
      })
    )
    keys = { ...named, card: sharedSecret(house.config, 'card', 'notifications') }
    const before = await heldBy(houses.databaseUrl, payers)
    await inParallel(count, AT_ONCE, async at => {
      const chance = chanceFrom(seed + at)
      const said = turn(recorded, at)
      const { path, headers, body } = pick(chance, CHANGES)(said, chance)
      const { host: _host, 'content-length': _length, ...rest } = headers
      const answer = await send(`http://localhost:${house.config.port}${path}`, {
        headers: {
          ...rest,
          host: `localhost:${recorder.port}`,
          'x-forwarded-for': addressOf(chance)
        },
        body
      })
      const fault = answer.status === 0 ? answer.text : faultOfAnswer(answer)
      checks.check(`callback ${at}: ${path}`, !fault, `${fault} to ${String(body).slice(0, 200)}`)
    })
    const after = await heldBy(houses.databaseUrl, payers)
    checks.check('no purse moved by what was told again', before === after, `${before} ${after}`)
    checks.check('the third house lives', house.isAlive())
    return new Set(recorded.map(({ path }) => path)).size
  } finally {
    await house.close()
    await recorder.close()
  }
}
