import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { SlotPastRound, SlotPlay, SlotRefusal, SlotRound } from '#contract/wire/slot-play.ts'
import { clientSeed } from './client-seed.ts'

/** A play in a currency that the page can write. */
export interface Play extends SlotPlay {
  readonly currency: CurrencyCode
}

/** A refusal has a code of the provider; NETWORK means that nobody knows what came of it. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: SlotRefusal | 'NETWORK'

  constructor(code: SlotRefusal | 'NETWORK') {
    super(code)
    this.code = code
  }
}

const TIMEOUT_MS = 20_000
const CODE = /^[A-Z_]{3,40}$/

async function ask<A>(name: string, body: object, token?: string): Promise<A> {
  let answer: Response
  let given: { ok?: A; error?: { code?: unknown } }
  try {
    answer = await fetch(`/play/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    given = await answer.json()
  } catch {
    throw new Failure('NETWORK')
  }
  if (given.ok) return given.ok
  const code = given.error?.code
  if (answer.status === 502 || answer.status === 504) throw new Failure('NETWORK')
  throw new Failure(typeof code === 'string' && CODE.test(code) ? (code as SlotRefusal) : 'UNKNOWN')
}

const KEPT = 'play'

interface Kept {
  readonly launch: string
  readonly token: string
  readonly balance: string | null
}

function kept(launch: string): Kept | null {
  try {
    const found: Kept | null = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
    return found?.launch === launch ? found : null
  } catch {
    return null
  }
}

function keep(value: Kept): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing only loses the play on a reload.
  }
}

interface Started {
  readonly round: SlotRound
  readonly balance: string | null
  readonly commitment: string
}

export interface Api {
  readonly play: Play
  /** Begins a round with the player's own word in the draw. */
  spin(stake: string): Promise<Started>
  settle(roundId: string): Promise<{ balance: string | null }>
  resume(): Promise<SlotPlay>
  refill(): Promise<{ balance: string }>
  history(): Promise<{ rounds: readonly SlotPastRound[] }>
}

/** Opens the play of a launch, or goes on with it when the frame is loaded again. */
export async function openPlay(launch: string, game: string): Promise<Api> {
  const before = kept(launch)
  let opened: SlotPlay
  let token: string
  if (before) {
    token = before.token
    const again = await ask<SlotPlay>('resume', {}, token)
    opened = { ...again, balance: again.balance ?? before.balance }
  } else {
    opened = await ask<SlotPlay>('session', { launchToken: launch, game })
    token = opened.sessionToken ?? ''
  }
  const { currency } = opened
  if (!isCurrency(currency)) throw new Failure('UNKNOWN')
  const play: Play = { ...opened, currency }
  const remember = <A extends { balance: string | null }>(answer: A): A => {
    keep({ launch, token, balance: answer.balance })
    return answer
  }
  remember(play)
  return {
    play,
    spin: async stake =>
      remember(await ask<Started>('start', { stake, clientSeed: clientSeed() }, token)),
    settle: async roundId => remember(await ask('settle', { roundId }, token)),
    resume: () => ask('resume', {}, token),
    refill: async () => remember(await ask('refill', {}, token)),
    history: () => ask('history', {}, token)
  }
}
