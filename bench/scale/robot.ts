import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Config } from '#server/config.ts'
import type { Answer } from '#server/http/call.ts'
import { newPlayer, openPlay, type Play } from '#tests/support/house-player.ts'
import { refresh, signIn, type Tokens } from '#tests/support/identity.ts'
import { askForDeposit, readBegun } from '../deposit.ts'
import { payByCard } from '../pay-by-card.ts'
import { watchBalance } from './watch-balance.ts'

const TRIES = 60
/** A bet whose answer was lost keeps the next one waiting until the house has given it back: a minute and a half. */
const LONGEST_TRIES = 300
const BETWEEN_TRIES_MS = 500
const DEPOSIT = '20.00'
/** The same in minor units. */
export const DEPOSITED_EACH = 2000n
/** Somebody else is away, and the player is told to come again. */
const UNAVAILABLE = ['PROVIDER_UNAVAILABLE', 'REGISTER_UNAVAILABLE']
/** Of all that a player does, so much is a deposit. */
const DEPOSITS = 0.1

export interface Tally {
  /** How long each thing took that a player waited for, tries and all, in milliseconds. */
  readonly took: { readonly name: 'bet' | 'deposit'; readonly ms: number }[]
  /** Calls that did not come to an answer, by what was heard instead. */
  readonly interrupted: Map<string, number>
}

/** Numbers of what the house has said it did: none of it may be lost. */
export interface Promised {
  readonly rounds: string[]
  /** Each with the key that it was asked for under. */
  readonly deposits: { readonly id: string; readonly key: string }[]
}

export interface Robot {
  readonly playerId: string
  readonly promised: Promised
  /** Of the session that runs, as it was renewed last. */
  token(): string
  /** What the socket told last, as the site would show it. */
  shown(): string | undefined
  /** Bets and pays in, each until it is done. */
  once(): Promise<void>
  /** Plays until the moment is over; whatever is under way then is finished. */
  playUntil(moment: number): Promise<void>
  /** Asks for a deposit again under its key; the number that is answered. */
  repeat(key: string): Promise<string | undefined>
  /** Renews the session, as a page does that has been open for a while; false where it is asked to sign in. */
  isSignedIn(): Promise<boolean>
  close(): void
}

type Status = Pick<Answer, 'status'>

/** Unless the line was at fault or a process on its way out, so that asking again is right. */
const isAnswered = ({ status }: Status) => status < 502 || status > 504

/** The page of the card provider leads on once it has taken a card. */
const isTaken = ({ status }: Status) => status === 303

/** A player with a tab open who bets and pays in, and asks again when there is no answer. */
export async function openRobot(config: Config, tally: Tally): Promise<Robot> {
  const player = await newPlayer(config)
  let tokens: Tokens = await signIn({ ports: { config } }, player)
  const promised: Promised = { rounds: [], deposits: [] }
  let shown: string | undefined
  let play: Play | undefined

  const stopWatching = watchBalance({
    config,
    token: () => tokens.access_token,
    told: balance => {
      shown = balance
    },
    failed: () => count('socket')
  })

  const count = (why: string) => {
    tally.interrupted.set(why, (tally.interrupted.get(why) ?? 0) + 1)
  }

  /** The same call until it is answered: each is safe to repeat by its key, or is only a page. */
  async function untilAnswered<Told extends Status>(
    name: string,
    ask: () => Promise<Told>,
    isAnswer = isAnswered
  ): Promise<Told> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const answer = await ask().catch(() => undefined)
      if (answer && isAnswer(answer)) return answer
      count(`${name}: ${answer?.status ?? 'no answer'}`)
      await pause(BETWEEN_TRIES_MS)
    }
    throw new Error(`${name} was never answered`)
  }

  async function bet(): Promise<void> {
    try {
      play ??= await openPlay(config, player)
      const round = await play.spin()
      promised.rounds.push(round)
      await play.settle(round)
    } catch (thrown) {
      // The game's page is loaded anew, as its own "connection lost" has it.
      count(`a game: ${String(thrown).slice(0, 60)}`)
      play = undefined
      await pause(BETWEEN_TRIES_MS)
    }
  }

  const create = async (key: string) =>
    readBegun(
      await untilAnswered('createDeposit', () =>
        askForDeposit(config, { accessToken: tokens.access_token, amount: DEPOSIT, key })
      )
    )

  async function deposit(): Promise<void> {
    const key = randomUUID()
    const { ok, error } = await create(key)
    if (error && UNAVAILABLE.includes(error.code)) {
      count(`createDeposit: ${error.code}`)
      await pause(BETWEEN_TRIES_MS)
      return
    }
    if (!ok) throw new Error(`createDeposit: ${error?.code}`)
    await untilAnswered('pay', () => payByCard(config, ok.frameUrl), isTaken)
    promised.deposits.push({ id: ok.depositId, key })
  }

  const timed = async (name: 'bet' | 'deposit', work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    tally.took.push({ name, ms: performance.now() - began })
  }

  return {
    playerId: player.playerId,
    promised,
    token: () => tokens.access_token,
    shown: () => shown,
    async once() {
      const before = { rounds: promised.rounds.length, deposits: promised.deposits.length }
      for (let tries = 0; promised.rounds.length === before.rounds; tries++) {
        if (tries > LONGEST_TRIES) throw new Error(`${player.playerId} gets no round`)
        await bet()
      }
      for (let tries = 0; promised.deposits.length === before.deposits; tries++) {
        if (tries > LONGEST_TRIES) throw new Error(`${player.playerId} can not pay in`)
        await deposit()
      }
    },
    async playUntil(moment) {
      while (performance.now() < moment) {
        if (Math.random() < DEPOSITS) await timed('deposit', deposit)
        else await timed('bet', bet)
        await pause(200 + Math.random() * 600)
      }
    },
    async repeat(key) {
      for (let tries = 1; tries <= TRIES; tries++) {
        const { ok, error } = await create(key)
        if (!error || !UNAVAILABLE.includes(error.code)) return ok?.depositId
        count(`createDeposit: ${error.code}`)
        await pause(BETWEEN_TRIES_MS)
      }
      return undefined
    },
    async isSignedIn() {
      const { status, text } = await untilAnswered('renewal', async () => {
        const answer = await refresh({ ports: { config } }, tokens.refresh_token)
        return { status: answer.status, text: await answer.text() }
      })
      if (status !== 200) return false
      tokens = JSON.parse(text) as Tokens
      return true
    },
    close: stopWatching
  }
}
