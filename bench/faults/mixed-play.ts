import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import type { Config } from '#server/config.ts'
import { refresh, type Tokens } from '#tests/support/identity.ts'
import { noticeOf, notify } from '../../tests/server/cashier/support.ts'
import { move, roundOf } from '../../tests/server/games/support.ts'
import { askForDeposit, type Begun, readBegun } from '../deposit.ts'
import { doorOf, openSeat } from './seamless.ts'

/** Of every five operations one is the second of a pair. */
const TWICE = 0.25
const DEPOSITS = 0.1
const ROLLBACKS = 0.2
/** Tokens are good for five minutes. */
const RENEWED_AFTER_MS = 120_000

/** A number from 0 up to 1. */
export type Chance = () => number

export interface Counted {
  operations: number
  twice: number
  rounds: number
  deposits: number
  /** Pairs of the same call that were answered differently, and calls that were refused. */
  readonly wrong: string[]
}

export interface MixedPlayer {
  readonly playerId: string
  /** What the purse must hold, in minor units. */
  due(): bigint
  /** The ids of everything that must be in the books once: rounds that stand, and those that were taken back. */
  readonly rounds: readonly string[]
  readonly takenBack: readonly string[]
  readonly deposits: readonly string[]
  /** A round, or a deposit, from its beginning to its end. */
  step(): Promise<void>
}

const decimal = (minor: number) => (minor / 100).toFixed(2)

/** A player of many, whose every call may be sent twice at once. */
export async function openMixedPlayer(
  config: Config,
  chance: Chance,
  counted: Counted
): Promise<MixedPlayer> {
  const seat = await openSeat(config)
  const door = doorOf(config)
  let tokens: Tokens = seat.tokens
  let renewedAt = performance.now()
  let due = 100_000n
  const rounds: string[] = []
  const takenBack: string[] = []
  const deposits: string[] = []

  /** Sends a call, or the same call twice at once, which must be answered alike. */
  async function send<A>(what: string, call: () => Promise<A>, told: (answer: A) => string) {
    const isTwice = chance() < TWICE
    const answers = await Promise.all(isTwice ? [call(), call()] : [call()])
    counted.operations += answers.length
    if (isTwice) counted.twice += 1
    const [first = '', second = first] = answers.map(told)
    if (first !== second) counted.wrong.push(`${what} was answered ${first} and ${second}`)
    return first
  }

  const moved = (answer: MovementAnswer) => (answer.status === 'ok' ? 'ok' : answer.code)
  const mustBe = (what: string, wanted: string, told: string) => {
    if (told !== wanted) counted.wrong.push(`${what} of ${seat.playerId}: ${told}`)
    return told === wanted
  }

  async function round() {
    const stake = 20 + Math.floor(chance() * 200)
    const won = Math.floor(chance() * 400)
    const calls = roundOf(seat.play, decimal(stake), decimal(won))
    const end = chance() < ROLLBACKS ? 'rollback' : 'win'
    if (!mustBe('a bet', 'ok', await send('a bet', () => move(door, 'bet', calls.bet), moved)))
      return
    const told = end === 'win' ? rounds : takenBack
    told.push(calls.roundId)
    counted.rounds += 1
    mustBe(end, 'ok', await send(end, () => move(door, end, calls[end]), moved))
    if (end === 'win') due += BigInt(won - stake)
  }

  async function deposit() {
    if (performance.now() - renewedAt > RENEWED_AFTER_MS) {
      tokens = (await (await refresh({ ports: { config } }, tokens.refresh_token)).json()) as Tokens
      renewedAt = performance.now()
    }
    const minor = 2000 + Math.floor(chance() * 3000)
    const amount = decimal(minor)
    const wish = { accessToken: tokens.access_token, amount, key: crypto.randomUUID() }
    const begun = new Map<string, Begun['ok']>()
    const id = await send(
      'createDeposit',
      async () => readBegun(await askForDeposit(config, wish)),
      ({ ok, error }) => {
        if (ok) begun.set(ok.depositId, ok)
        return ok?.depositId ?? error?.code ?? 'nothing'
      }
    )
    const ok = begun.get(id)
    if (!ok) {
      counted.wrong.push(`createDeposit of ${seat.playerId}: ${id}`)
      return
    }
    const paymentId = new URL(ok.frameUrl).pathname.split('/').at(-1) ?? ''
    const notice = noticeOf({ reference: id, paymentId, amount })
    const status = await send('a notification', () => notify(door, notice), String)
    if (!status.startsWith('2')) counted.wrong.push(`a notification was answered ${status}`)
    deposits.push(id)
    counted.deposits += 1
    due += BigInt(minor)
  }

  return {
    playerId: seat.playerId,
    due: () => due,
    rounds,
    takenBack,
    deposits,
    step: () => (chance() < DEPOSITS ? deposit() : round())
  }
}
