import { $country } from '#stores/country.ts'
import { httpFetch } from '#stores/environment/http-fetch.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { type LineListener, setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $autoOptIn } from '#stores/jackpot/auto-opt-in.ts'
import { $connection } from '#stores/jackpot/connection.ts'
import { $currency, $multipliers } from '#stores/jackpot/currency.ts'
import { $jackpotInstance } from '#stores/jackpot/instance.ts'
import { $inTheDraw, $optIn, $refused } from '#stores/jackpot/opt-in.ts'
import { $jackpotPlayer } from '#stores/jackpot/player.ts'
import { $pots, $totalPot } from '#stores/jackpot/pots.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'
import { $winNotice } from '#stores/jackpot/wins.ts'
import { $locale } from '#stores/locale.ts'
import { $serverNow } from '#stores/raffle/clock.ts'
import { $raffleOptIn } from '#stores/raffle/opt-in.ts'
import { $raffles } from '#stores/raffle/raffles.ts'
import { $raffleSettings } from '#stores/raffle/settings.ts'
import { $tickets } from '#stores/raffle/tickets.ts'
import { $raffleWin } from '#stores/raffle/wins.ts'
import { $wallet } from '#stores/wallet.ts'
import { openTestPage, SITE, type TestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { anonymousCountry } from '../games/support.ts'

/** Whoever depends before what it depends on. */
export const JACKPOT_STORES = [
  $autoOptIn,
  $inTheDraw,
  $refused,
  $optIn,
  $totalPot,
  $pots,
  $winNotice,
  $raffleOptIn,
  $raffleWin,
  $tickets,
  $raffles,
  $serverNow,
  $jackpotInstance,
  $connection,
  $currency,
  $multipliers,
  $jackpotSettings,
  $raffleSettings,
  $jackpotPlayer,
  $country,
  $locale,
  $wallet
]

export const ME = 'player-1:EUR:infiniza'

export const SETTINGS = {
  enabled: true,
  sourceId: 'house-jackpot',
  instanceId: 'three-pots',
  operatorId: 'infiniza',
  initialContributionValue: 0.02,
  contributionOptions: [0.2, 0.1, 0.5],
  colorPalette: null,
  enabledCommunity: true,
  logo: null,
  winnerNotificationImage: null
}

export const pot = (id: string, current_value: string, more: object = {}) => ({
  id,
  current_value,
  ...more
})

export const POTS = [pot('minor', '50'), pot('major', '1000'), pot('mega', '25000')]

export const instance = (more: object = {}) => ({
  id: 'three-pots',
  pots: POTS,
  last_updated: new Date(START).toISOString(),
  player: { opted_in: false },
  ...more
})

export interface FakeLine {
  readonly url: URL
  readonly frames: Record<string, unknown>[]
  /** Whether the page has ended it. */
  readonly isClosed: () => boolean
  open(): void
  say(message: object | string): void
  /** As a connection that breaks ends; or by the code that the service closes it with. */
  end(code?: number): void
}

export interface Asked {
  readonly url: URL
  readonly authorization: string | null
}

interface World {
  readonly path?: string
  readonly operator?: TestPage['operator']
  readonly currency?: string
  readonly licence?: string
  /** What the service answers by path; an Error is a dead line, a number the status of a refusal. */
  readonly answers?: (url: URL) => unknown
  readonly prepare?: (page: TestPage) => void
  readonly signedIn?: boolean
}

const MULTIPLIERS = { EUR: '1', CAD: '1.5', NOK: '11.5', JPY: '160', GBP: '0.85' }

/** A page before a jackpot service that the test plays; the store under test is begun after. */
export async function openJackpotPage({
  path = '/en/jackpot/',
  operator = 'Infiniza',
  currency = 'EUR',
  licence = 'mga',
  answers = () => undefined,
  prepare = () => undefined,
  signedIn = true
}: World = {}) {
  const page = openTestPage(path, { operator })
  const lines: FakeLine[] = []
  const asked: Asked[] = []
  const logged: string[] = []
  const warned: string[] = []
  const log = {
    warn: (message: string) => void warned.push(message),
    error: (message: string) => void logged.push(message)
  }
  let answer = answers
  let tickets = 0

  const service = (url: URL) => {
    const own = answer(url)
    if (own !== undefined) return own
    if (url.pathname === '/v1/currencies') return { multipliers: MULTIPLIERS }
    if (url.pathname.includes('/source/house-jackpot/')) return [instance()]
    return []
  }
  const fetchNow = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input))
    asked.push({ url, authorization: new Headers(init?.headers).get('authorization') })
    const told = service(url)
    if (told instanceof Error) throw told
    return typeof told === 'number' ? new Response(null, { status: told }) : Response.json(told)
  }

  setEnvironment({
    ...page,
    log,
    fetch: (url, init, retries) =>
      httpFetch({ fetch: fetchNow, clock: page.clock, log }, url, init, retries)
  })
  page.setSite({
    endpoints: {
      ...SITE.endpoints,
      jackpot: 'http://jackpots.test',
      jackpotSocket: 'ws://jackpots.test/v1/socket'
    }
  })
  setJackpotLine((url, listener: LineListener) => {
    const frames: Record<string, unknown>[] = []
    let closed = false
    lines.push({
      url: new URL(url),
      frames,
      isClosed: () => closed,
      open: () => listener.opened(),
      say: message =>
        listener.heard(typeof message === 'string' ? message : JSON.stringify(message)),
      end: (code = 1006) => listener.ended(code)
    })
    return {
      send: frame => void frames.push(JSON.parse(frame)),
      close() {
        closed = true
      }
    }
  })
  if (signedIn) storeOidcUser(page, { expiresIn: 86_400_000 })
  const player = { id: '1', playerId: 'player-1', country: { code: 'FI' } }
  page.answer('GetPlayerInfo', { viewer: { id: '1', player } })
  page.answer('CountryContextQuery', anonymousCountry({ currency, licence }))
  page.answer('JackpotSettings', { jackpotSettings: SETTINGS })
  page.answer('Raffle', { raffleSettings: { enabled: true, raffles: [] } })
  page.answer('CreateJackpotTicket', () => ({
    createJackpotTicket: { token: `ticket-${++tickets}`, expiresAt: null }
  }))
  prepare(page)

  return {
    page,
    lines,
    asked,
    logged,
    warned,
    line: () => lines.at(-1)!,
    answerBy: (next: (url: URL) => unknown) => {
      answer = next
    },
    askedOf: (part: string) => asked.filter(({ url }) => url.pathname.includes(part)),
    sentOf: (type: string) =>
      lines.flatMap(({ frames }) => frames.filter(frame => frame['type'] === type)),
    /** The wallet comes; the rest waits for its currency. */
    async wallet() {
      await page.settle()
      page.push('Wallet', {
        balanceUpdated: {
          balance: '10.00',
          bonusBalance: '0.00',
          currency,
          amount: null,
          moneyType: null,
          version: 1
        }
      })
      await page.settle()
    }
  }
}
