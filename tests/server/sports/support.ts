import { randomUUID } from 'node:crypto'

import type {
  FeedFixture,
  FeedMessage,
  FeedSettled,
  MarketStatus
} from '#contract/wire/sports-feed.ts'
import { takeMessages } from '#server/capabilities/sports/index.ts'
import type { FeedSourceName } from '#server/capabilities/sports/tables.ts'
import type { Clock } from '#server/clock.ts'
import type {
  CashOutSportsBetInput,
  SportsBet,
  SportsBetInput,
  SportsCashOutError,
  SportsLegInput,
  SportsRefusal
} from '#server/generated/main.ts'
import { cashOf, playing, type SignedIn } from '#tests/server/games/support.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'

const MINUTE_MS = 60_000

export interface TestClock extends Clock {
  pass(milliseconds: number): void
}

/** A clock that stands until a test moves it on. */
export function handClock(): TestClock {
  let now = Date.now()
  return {
    now: () => new Date(now),
    move: async to => {
      now = to === 'real' ? Date.now() : to.getTime()
    },
    pass(milliseconds) {
      now += milliseconds
    }
  }
}

/** Amounts and the like as they are on the wire: decimals and text. */
type Wire<T> = {
  readonly [Key in keyof T]: T[Key] extends { minor: bigint }
    ? string
    : T[Key] extends { minor: bigint } | null | undefined
      ? string | null
      : T[Key] extends Date
        ? string
        : T[Key] extends Date | null | undefined
          ? string | null
          : T[Key] extends readonly (infer Each)[]
            ? readonly Wire<Each>[]
            : T[Key] extends object
              ? Wire<T[Key]>
              : T[Key]
}

export type ToldBet = Wire<SportsBet>

export const BET = `
  id number status shape of eachWay lines currency stake openStake isFreeBet possibleReturn returned
  owed placedAt pendingUntil settledAt version
  refusal { code leg price amount limit }
  cashOut { state value allowsPart expiresAt margin autoAtLeast }
  cashOuts { at stake value isAutomatic }
  legs { event sport competition startsAt sides market outcome price eachWayPlaces eachWayPart status
    voidHalves deadHeatPlaces deadHeatTied placed placeDeadHeatPlaces placeDeadHeatTied
    scoreAtPlacement score priceNow isSuspended isLive }`

type Odds = Readonly<Record<string, number>>
type OddsBody = Omit<Extract<FeedMessage, { kind: 'odds' }>, 'at' | 'no'>

/** Without the number and the time, which the book's feed gives them. */
type Body<M = FeedMessage> = M extends FeedMessage ? Omit<M, 'at' | 'no'> & { no?: number } : never

/** A feed that tests speak by hand, numbered without gaps. */
export function handFeed(platform: TestPlatform) {
  const { ports } = platform
  let no = 0
  const numbered = (body: Body): FeedMessage => {
    no += 1
    return { no, at: ports.clock.now().getTime(), ...body } as FeedMessage
  }
  const tell = async (...bodies: readonly Body[]) => {
    const messages = bodies.map(numbered)
    await takeMessages(ports, messages)
    return messages
  }
  const odds = (
    event: string,
    markets: Readonly<Record<string, Odds>>,
    more: Partial<OddsBody> & { readonly market?: MarketStatus } = {}
  ): Body => {
    const { market: status = 'active', ...rest } = more
    return {
      kind: 'odds',
      event,
      status: 'trading',
      score: null,
      incidents: [],
      markets: Object.entries(markets).map(([market, prices]) => ({
        market,
        status,
        outcomes: Object.entries(prices).map(([id, price]) => ({ id, odds: price, enabled: true }))
      })),
      ...rest
    } as Body
  }
  const fixture = (id: string, about: Partial<FeedFixture> = {}): Body => ({
    kind: 'fixture',
    status: 'trading',
    fixture: {
      id,
      sport: 'football',
      competition: 'aurora-league',
      round: 1,
      startsAt: ports.clock.now().getTime() + 60 * MINUTE_MS,
      speed: 1,
      sides: [
        { id: `${id}-home`, name: 'Ravnsund' },
        { id: `${id}-away`, name: 'Tallgrove' }
      ],
      eachWay: null,
      ...about
    }
  })
  return {
    numbered,
    /** Takes what has a number already, in whatever order. */
    take: (messages: readonly FeedMessage[], source?: FeedSourceName) =>
      takeMessages(ports, messages, source),
    tell,
    odds,
    fixture,
    alive: () => tell({ kind: 'alive' }),
    /** A match with a market of three outcomes, before it begins. */
    async match(prices: Odds = { '1': 2500, x: 3200, '2': 2800 }, market = 'match-result') {
      const id = `match-${randomUUID()}`
      await tell(fixture(id), odds(id, { [market]: prices }))
      return id
    },
    /** The same in play, at a score. */
    async liveMatch(prices: Odds = { '1': 2500, x: 3200, '2': 2800 }, market = 'match-result') {
      const id = `live-${randomUUID()}`
      const startsAt = ports.clock.now().getTime() - 10 * MINUTE_MS
      await tell(fixture(id, { startsAt }), odds(id, { [market]: prices }, { ...IN_PLAY }))
      return id
    },
    settle: (event: string, outcomes: FeedSettled['outcomes'], market = 'match-result') =>
      tell({ kind: 'settlement', event, markets: [{ market, outcomes }] }),
    rollback: (event: string, market = 'match-result') =>
      tell({ kind: 'settlement-rollback', event, markets: [market] }),
    cancel: (
      event: string,
      { from = null, until = null, market = 'match-result' }: Cancelled = {}
    ) => tell({ kind: 'cancel', event, markets: [market], from, until })
  }
}

interface Cancelled {
  readonly from?: number | null
  readonly until?: number | null
  readonly market?: string
}

export const IN_PLAY = {
  status: 'trading-live',
  score: {
    period: { kind: 'half', number: 1 },
    clock: 600,
    runs: true,
    points: [1, 0],
    periods: [[1, 0]]
  }
} satisfies Partial<OddsBody>

export type HandFeed = ReturnType<typeof handFeed>

/** The first outcome wins, the others lose. */
export const won = (...ids: readonly string[]): FeedSettled['outcomes'] =>
  ids.map((id, place) => ({ id, result: place === 0 ? 1 : 0, void: 0 }))

export interface Leg extends Omit<SportsLegInput, 'market' | 'outcome' | 'price'> {
  readonly market?: string
  readonly outcome?: string
  readonly price?: number
}

/** A single of 10.00 on the home side at 2.50, or what is given instead. */
export const betOn = (
  legs: readonly Leg[],
  more: Partial<Omit<SportsBetInput, 'legs'>> = {}
): SportsBetInput => ({
  reference: randomUUID(),
  legs: legs.map(leg => ({ market: 'match-result', outcome: '1', price: 2500, ...leg })),
  shape: legs.length === 1 ? 'SINGLE' : 'COMBO',
  stake: '10.00',
  ...more
})

interface PlacedAnswer {
  readonly ok: ToldBet | null
  readonly error: Wire<SportsRefusal> | null
}

interface CashedAnswer {
  readonly ok: ToldBet | null
  readonly error: Wire<SportsCashOutError> | null
}

/** A player with money and a session, asking as the slip does. */
export async function bettor(platform: TestPlatform, options: PlayerOptions = {}) {
  const signedIn = await playing(platform, options)
  return await asBettor(platform, signedIn)
}

export async function asBettor(platform: TestPlatform, { player }: Pick<SignedIn, 'player'>) {
  const { accessToken: token } = await signInAs(platform, player.id)
  const query = async <T>(text: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const url = `${platform.url}/graphql`
    const answer = await ask<T>({ url, token, query: text, variables })
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data
  }
  const place = async (...bets: readonly SportsBetInput[]) => {
    const { placeSportsBets } = await query<{ placeSportsBets: readonly PlacedAnswer[] }>(
      `mutation ($bets: [SportsBetInput!]!) { placeSportsBets(bets: $bets) {
        ok { ${BET} } error { code leg price amount limit } } }`,
      { bets }
    )
    return placeSportsBets
  }
  const placeOne = async (bet: SportsBetInput): Promise<PlacedAnswer> => {
    const [answer] = await place(bet)
    if (!answer) throw new Error('A bet was not answered')
    return answer
  }
  const bet = async (id: string): Promise<ToldBet> => {
    const { viewer } = await query<{ viewer: { sportsBet: ToldBet | null } }>(
      `query ($id: ID!) { viewer { sportsBet(id: $id) { ${BET} } } }`,
      { id }
    )
    if (!viewer.sportsBet) throw new Error('There is no such bet')
    return viewer.sportsBet
  }
  return {
    player,
    token,
    query,
    place,
    placeOne,
    /** Places a bet that is taken. */
    async placed(asked: SportsBetInput): Promise<ToldBet> {
      const { ok, error } = await placeOne(asked)
      if (!ok) throw new Error(JSON.stringify(error))
      return ok
    },
    /** What a bet is refused for. */
    async refused(asked: SportsBetInput): Promise<Wire<SportsRefusal>> {
      const { error } = await placeOne(asked)
      if (!error) throw new Error('The bet was taken')
      return error
    },
    bet,
    cash: () => cashOf(platform, player),
    async cashOut(input: Omit<CashOutSportsBetInput, 'reference'> & { reference?: string }) {
      const { cashOutSportsBet } = await query<{ cashOutSportsBet: CashedAnswer }>(
        `mutation ($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) {
          ok { ${BET} } error { code value } } }`,
        { input: { reference: randomUUID(), ...input } }
      )
      return cashOutSportsBet
    },
    async autoCashOut(betId: string, atLeast: string | null) {
      const { setSportsAutoCashOut } = await query<{ setSportsAutoCashOut: CashedAnswer }>(
        `mutation ($betId: ID!, $atLeast: Money) {
          setSportsAutoCashOut(betId: $betId, atLeast: $atLeast) { ok { ${BET} } error { code value } } }`,
        { betId, atLeast }
      )
      return setSportsAutoCashOut
    }
  }
}

export type Bettor = Awaited<ReturnType<typeof bettor>>

/** The books balance: every account is the sum of its postings, and none is below its floor. */
export const BALANCED = { unbalanced: [], drifted: [], negative: [] }
