import { randomInt, randomUUID } from 'node:crypto'

import type { Config } from '#server/config.ts'
import { type Answer, type Call, call } from '#server/http/call.ts'
import { realmPath } from '#server/identity/realm.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { compare, type Figure, spreadOf } from './figures.ts'
import { type Slice, slice } from './quiet.ts'

const TRIES_A_SLICE = 8
/** So many that no brake of one account plays a part. */
const KNOWN = 96
const PASSWORD = 'a long and quiet evening'

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { error { code } } }'
const REGISTER = 'mutation($input: RegisterInput!) { register(input: $input) { ok { recipient } } }'
const RESEND = 'mutation($email: String!) { resendCode(email: $email) { ok { recipient } } }'

/** What is sent about an address, and how every answer to it looks. */
interface Question {
  readonly name: string
  sent(config: Config, email: string): { readonly path: string; readonly call: Call }
  isAnswer(answer: Answer): boolean
}

const mutation = (
  name: string,
  query: string,
  answer: string,
  variables: (email: string) => object
): Question => ({
  name,
  sent: (_, email) => ({
    path: '/graphql',
    call: {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: variables(email) })
    }
  }),
  isAnswer: ({ text }) => text.includes(answer)
})

/** What a stranger may ask about an address. */
const QUESTIONS: readonly Question[] = [
  mutation('sign-in', SIGN_IN, 'LOGIN_FAILED', email => ({ input: { email, password: PASSWORD } })),
  mutation('registration', REGISTER, '"ok":{"recipient"', email => ({
    input: {
      form: 'DINO',
      email,
      country: 'NO',
      termsAccepted: true,
      password: PASSWORD,
      firstName: 'Marit',
      lastName: 'Solberg',
      dateOfBirth: '1988-02-29',
      phoneNumber: '+4740612345',
      street: 'Storgata 1',
      city: 'Oslo',
      zipCode: '0155'
    }
  })),
  mutation('another code', RESEND, '"ok":{"recipient"', email => ({ email })),
  {
    name: 'a forgotten password',
    sent: (config, email) => ({
      path: `${realmPath(config)}/password/`,
      call: {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ email }))
      }
    }),
    isAnswer: ({ status, headers }) =>
      status === 303 && String(headers['location']).includes('/password/')
  }
]

/** Each comes from a network of its own, so that the brakes of an address play no part either. */
const anywhere = () => [198, 51, randomInt(256), randomInt(256)].join('.')

async function timed(config: Config, question: Question, email: string): Promise<number> {
  const { path, call: sent } = question.sent(config, email)
  const started = performance.now()
  const answer = await call(config, new URL(path, config.publicUrl), {
    ...sent,
    method: 'POST',
    headers: { ...sent.headers, 'x-forwarded-for': anywhere() }
  })
  const took = performance.now() - started
  if (!question.isAnswer(answer))
    throw new Error(`${question.name}: ${answer.status} ${answer.text}`)
  return took
}

/** Lets the waits between two mails pass. */
async function pass(config: Config): Promise<void> {
  await call(config, new URL('/sandbox/api/clock', config.publicUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes: 120 })
  })
}

/** Takes addresses from a list in turn, so that each is as often seen as those of another list. */
function inTurn(emails: readonly string[]): () => string {
  let next = 0
  return () => emails[next++ % emails.length] ?? ''
}

/** Whether time tells an address that has an account from one that has none. */
export async function benchSilence(
  { config }: Pick<House, 'config'>,
  rounds: number
): Promise<readonly Figure[]> {
  const players: string[] = []
  for (let count = 0; count < KNOWN; count++) players.push((await newPlayer(config)).email)
  const kinds = ['measured', 'reference', 'twin'] as const

  const figures: Figure[] = []
  for (const question of QUESTIONS) {
    const strangers = players.map(() => `nobody-${randomUUID()}@example.com`)
    const known = inTurn(players)
    const names = { measured: inTurn(strangers), reference: known, twin: known }
    const taken: Record<keyof typeof names, Slice<number>[]> = {
      measured: [],
      reference: [],
      twin: []
    }
    for (let round = -1; round < rounds; round++) {
      await pass(config)
      // Turn and turn about, so that what else the machine does falls on all alike.
      const { value: times, isClean } = await slice(async () => {
        const times = { measured: [] as number[], reference: [] as number[], twin: [] as number[] }
        for (let count = 0; count < TRIES_A_SLICE; count++)
          for (const kind of kinds.toSorted(() => Math.random() - 0.5))
            times[kind].push(await timed(config, question, names[kind]()))
        return times
      })
      if (round < 0) continue
      for (const kind of kinds) taken[kind].push({ value: spreadOf(times[kind]).median, isClean })
    }
    const name = `${question.name} with an address nobody has, beside one of a player`
    figures.push(compare({ group: 'entry', name, unit: 'ms', better: 'lower' }, taken))
  }
  return figures
}
