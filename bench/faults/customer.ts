import { randomUUID } from 'node:crypto'

import { type Answer, call } from '#server/http/call.ts'
import type { HouseDoor } from '#tests/support/house-door.ts'
import { atConsole, launchTokenOf } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { playTokenOf, roundOf, wallet } from '../../tests/server/games/support.ts'
import { askForDeposit } from '../deposit.ts'
import { payByCard } from '../pay-by-card.ts'
import { askingAgain } from './asking-again.ts'
import type { FaultHouse } from './fault-house.ts'
import type { Heard } from './heard.ts'
import { openSeat } from './seamless.ts'

const STAKE = 20n
/** What is paid in and out each time. */
const AMOUNT = '20.00'
const PAYMENT = 2000n

/** In minor units, before anything was done. */
export const MONEY = 100_000n

export type Kind = 'bet' | 'deposit' | 'win' | 'withdrawal'

/** Something that the house has said it did. */
export interface Done {
  readonly kind: Kind
  /** Under which the house keeps it. */
  readonly id: string
  /** What it moves into the player's purse, in minor units. */
  readonly moves: bigint
  readonly answer: string
  /** Asks for it again under its key, and again until there is an answer. */
  repeat(): Promise<string>
}

export interface Customer {
  readonly playerId: string
  readonly done: readonly Done[]
  /** Does one thing after the other until it is told to stop; what is under way then is finished. */
  work(isOver: () => boolean): Promise<void>
}

const CREATE_WITHDRAWAL = `mutation ($input: CreateWithdrawalInput!) {
  createWithdrawal(input: $input) { ok { id } error { code } }
}`
const ACCOUNTS = '{ viewer { withdrawalOptions { accounts { id } } } }'

/** The page of the provider leads on once it has taken a card. */
const TAKEN = 303

/** What is refused only for the moment: somebody who has to be asked is away. */
const FOR_NOW = new Set(['PROVIDER_UNAVAILABLE', 'REGISTER_UNAVAILABLE'])

interface Created {
  readonly ok: {
    readonly depositId?: string
    readonly frameUrl?: string | null
    readonly id?: string
  } | null
  readonly error: { readonly code: string } | null
}

export interface CustomerOptions {
  readonly heard: Heard
  readonly seed: number
  /** Who has waited so many milliseconds asks again, while the house may still be at it. */
  readonly patienceMs?: number
  /** The time of the game's provider, who signs with it. */
  readonly now?: () => Date
}

/** How many things they have done between them. */
export const doneBy = (customers: readonly Customer[]): number =>
  customers.reduce((sum, { done }) => sum + done.length, 0)

/** So many players who bet, pay in and pay out, and ask again under the same key until there is an answer. */
export async function openCustomers(
  house: Pick<FaultHouse, 'config'>,
  count: number,
  options: CustomerOptions
): Promise<readonly Customer[]> {
  const customers: Customer[] = []
  while (customers.length < count)
    customers.push(
      await openCustomer(house, { ...options, seed: options.seed + customers.length + 1 })
    )
  return customers
}

async function openCustomer(
  { config }: Pick<FaultHouse, 'config'>,
  { heard, seed, patienceMs, now = () => new Date() }: CustomerOptions
): Promise<Customer> {
  const random = numbersOf(seed)
  const seat = await openSeat(config)
  await atConsole(config, `/players/${seat.playerId}/state`, { kycStatus: 'Done' })
  let token = seat.tokens.access_token
  let { play } = seat
  const door: HouseDoor = { url: config.publicUrl, ports: { config, clock: { now } } }
  let account: string | undefined
  const done: Done[] = []
  const untilAnswered = askingAgain(heard, patienceMs)

  const graphql = async <Data>(query: string, variables: object = {}): Promise<Data> =>
    await read<Data>(
      await call(config, `${config.publicUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables })
      })
    )

  /** The data of an answer; somebody whose session is over signs in, and asks again. */
  async function read<Data>(answer: Answer): Promise<Data> {
    if (answer.status >= 500) throw new Error(String(answer.status))
    const { data, errors } = JSON.parse(answer.text)
    if (errors?.[0]?.extensions?.type === 'AuthenticationFailure')
      token = (await signIn({ ports: { config } }, seat)).access_token
    if (errors) throw new Error(errors[0].extensions?.type ?? errors[0].message)
    return data
  }

  async function moved(name: 'bet' | 'win', body: object): Promise<string> {
    return await untilAnswered(name, async () => {
      const answer = await wallet(door, name, body)
      if (answer.status >= 500) throw new Error(String(answer.status))
      const { replayed: _, ...told } = answer.body as Readonly<Record<string, unknown>>
      if (told['code'] === 'INVALID_SIGNATURE') throw new Error('at another time than the house')
      return JSON.stringify(Object.entries(told).toSorted())
    })
  }

  /** Signs in and opens the game anew. */
  async function sitAgain(): Promise<void> {
    heard.count('a session has ended')
    play = await untilAnswered('sit', async () => {
      token = (await signIn({ ports: { config } }, seat)).access_token
      return await playTokenOf(door, await launchTokenOf(config, token))
    })
  }

  async function playRound(won: bigint): Promise<void> {
    const amount = (minor: bigint) => `0.${String(minor).padStart(2, '0')}`
    const { bet, win } = roundOf(play, amount(STAKE), amount(won))
    const repeatBet = () => moved('bet', bet)
    const answer = await repeatBet()
    if (answer.includes('SESSION_ENDED')) return await sitAgain()
    const staked = { id: bet.transactionId, moves: -STAKE, answer, repeat: repeatBet }
    done.push({ kind: 'bet', ...staked })
    const repeatWin = () => moved('win', win)
    const paid = { id: win.transactionId, moves: won, repeat: repeatWin }
    done.push({ kind: 'win', ...paid, answer: await repeatWin() })
  }

  async function create(
    name: 'createDeposit' | 'createWithdrawal',
    ask: () => Promise<Readonly<Record<string, Created>>>
  ) {
    const made = await untilAnswered(name, async () => {
      const answer = (await ask())[name]
      if (answer?.error && FOR_NOW.has(answer.error.code)) throw new Error(answer.error.code)
      return answer
    })
    if (!made?.ok) throw new Error(`${name}: ${made?.error?.code}`)
    return made.ok
  }

  async function payIn(): Promise<void> {
    const key = randomUUID()
    const begin = () =>
      create('createDeposit', async () =>
        read(await askForDeposit(config, { accessToken: token, amount: AMOUNT, key }))
      )
    const { depositId: id = '', frameUrl } = await begin()
    await untilAnswered('pay', async () => {
      const { status } = await payByCard(config, frameUrl ?? '')
      if (status !== TAKEN) throw new Error(String(status))
    })
    const repeat = async () => (await begin()).depositId ?? ''
    done.push({ kind: 'deposit', id, moves: PAYMENT, answer: id, repeat })
  }

  async function payOut(): Promise<void> {
    account ??= await untilAnswered('withdrawalOptions', async () => {
      const { viewer } = await graphql<{
        viewer: { withdrawalOptions: { accounts: readonly { id: string }[] } }
      }>(ACCOUNTS)
      return viewer.withdrawalOptions.accounts[0]?.id
    })
    // The first deposit is not credited yet.
    if (account === undefined) return
    const input = { amount: AMOUNT, currency: 'EUR', account, idempotencyKey: randomUUID() }
    const ask = () => graphql<Readonly<Record<string, Created>>>(CREATE_WITHDRAWAL, { input })
    const repeat = async () => (await create('createWithdrawal', ask)).id ?? ''
    const id = await repeat()
    done.push({ kind: 'withdrawal', id, moves: -PAYMENT, answer: id, repeat })
  }

  return {
    playerId: seat.playerId,
    done,
    async work(isOver) {
      while (!isOver()) {
        const chance = random()
        if (chance < 0.1) await payIn()
        else if (chance < 0.15) await payOut()
        else await playRound(chance < 0.6 ? 0n : 37n)
      }
    }
  }
}
