import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type {
  PastRound,
  PastRounds,
  PlayedRound,
  PlayRefusal,
  SettledRound,
  SlotLimit,
  SlotRefusal,
  Play as WirePlay
} from '#contract/wire/slot-play.ts'
import type { LiveTable } from '#contract/wire/table-play.ts'
import { clientSeed } from './client-seed.ts'

/** A play in a currency that the page can write. */
export interface Play<Round extends PlayedRound = PlayedRound> extends WirePlay<Round> {
  readonly currency: CurrencyCode
}

/** A refusal has a code of the provider; NETWORK means that nobody knows what came of it. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: SlotRefusal | 'NETWORK'
  /** What a stake may be at most, where it was above that. */
  readonly most: string | null
  /** The player's own limit that has no room for the stake. */
  readonly limit: SlotLimit | undefined

  constructor(code: SlotRefusal | 'NETWORK', { most, limit }: Partial<PlayRefusal> = {}) {
    super(code)
    this.code = code
    this.most = most ?? null
    this.limit = limit
  }
}

const TIMEOUT_MS = 20_000
const CODE = /^[A-Z_]{3,40}$/
const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/

async function ask<A>(name: string, body: object, token?: string): Promise<A> {
  let answer: Response
  let given: { ok?: A; error?: { code?: unknown; most?: unknown; limit?: SlotLimit } }
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
  const { code, most, limit } = given.error ?? {}
  if (answer.status === 502 || answer.status === 504) throw new Failure('NETWORK')
  throw new Failure(
    typeof code === 'string' && CODE.test(code) ? (code as SlotRefusal) : 'UNKNOWN',
    {
      ...(typeof most === 'string' && DECIMAL.test(most) && { most }),
      ...(limit && { limit })
    }
  )
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

interface Told<Round> {
  readonly round: Round
  /** Null when no money was moved. */
  readonly balance: string | null
}

export interface Api<Round extends PlayedRound> {
  readonly play: Play<Round>
  /** Begins a round as its game has it, with the player's own word in the draw. */
  start(opening: object): Promise<Told<Round>>
  /** Makes a move in a round that had so many before; the same one may be sent again. */
  move(roundId: string, move: string, at: number): Promise<Told<Round>>
  settle(roundId: string): Promise<SettledRound>
  resume(): Promise<WirePlay<Round>>
  refill(): Promise<{ balance: string }>
  /** The last rounds, or those before a round. */
  history(before?: string): Promise<PastRounds>
  /** A past round as it was shown. */
  round(roundId: string): Promise<PastRound<Round>>
  /** What everybody at a live table sees now. */
  live(): Promise<LiveTable>
}

/** Opens the play of a launch, or goes on with it when the frame is loaded again. */
export async function openPlay<Round extends PlayedRound>(
  launch: string,
  game: string
): Promise<Api<Round>> {
  const before = kept(launch)
  let opened: WirePlay<Round>
  let token: string
  if (before) {
    token = before.token
    const again = await ask<WirePlay<Round>>('resume', {}, token)
    opened = { ...again, balance: again.balance ?? before.balance }
  } else {
    opened = await ask<WirePlay<Round>>('session', { launchToken: launch, game })
    token = opened.sessionToken ?? ''
  }
  const { currency } = opened
  if (!isCurrency(currency)) throw new Failure('UNKNOWN')
  const play: Play<Round> = { ...opened, currency }
  const remember = <A extends { balance: string | null }>(answer: A): A => {
    if (answer.balance !== null) keep({ launch, token, balance: answer.balance })
    return answer
  }
  keep({ launch, token, balance: play.balance })
  return {
    play,
    start: async opening =>
      remember(await ask<Told<Round>>('start', { ...opening, clientSeed: clientSeed() }, token)),
    move: async (roundId, move, at) =>
      remember(await ask<Told<Round>>('move', { roundId, move, at }, token)),
    settle: async roundId => remember(await ask<SettledRound>('settle', { roundId }, token)),
    resume: () => ask('resume', {}, token),
    refill: async () => remember(await ask('refill', {}, token)),
    history: before => ask('history', { before }, token),
    round: roundId => ask('round', { roundId }, token),
    live: () => ask('live', {}, token)
  }
}
