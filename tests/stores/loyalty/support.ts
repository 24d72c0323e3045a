import type { EngagementWidget } from '#contract/wire/engagement-widget.ts'
import { $country } from '#stores/country.ts'
import { setEngagementScript } from '#stores/environment/engagement-script.ts'
import { httpFetch } from '#stores/environment/http-fetch.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $locale } from '#stores/locale.ts'
import { $gamification } from '#stores/loyalty/gamification.ts'
import { $gamanzaInfo } from '#stores/loyalty/info.ts'
import { $loyaltyContent, $missionsContent, $tournamentsContent } from '#stores/loyalty/pages.ts'
import { $providerPlayer } from '#stores/loyalty/provider-player.ts'
import { $rank } from '#stores/loyalty/rank.ts'
import { $gamificationSettings } from '#stores/loyalty/settings.ts'
import { $widget } from '#stores/loyalty/widget.ts'
import { $wallet } from '#stores/wallet.ts'
import { openTestPage, SITE } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { anonymousCountry } from '../games/support.ts'

/** Whoever depends before what it depends on. */
export const LOYALTY_STORES = [
  $widget,
  $providerPlayer,
  $gamification,
  $gamanzaInfo,
  $gamificationSettings,
  $loyaltyContent,
  $missionsContent,
  $tournamentsContent,
  $rank,
  $country,
  $locale,
  $wallet
]

export const SETTINGS = { enabled: true, clientId: 'infiniza-lobby' }

export const PLAYER = {
  id: '1',
  playerId: 'player-1',
  country: { code: 'FI' },
  accountStatus: { status: 'Open' },
  selfExclusionDetails: null,
  sourceOfWealthStatus: { dueDateExpired: false },
  kycCheckStatus: { status: 'Done' }
}

export const INFO = {
  isPlayerBlockedInGamanza: false,
  id: '1',
  playerGamificationDetails: { level: 4 }
}

export const WIDGET: EngagementWidget = { version: 1, mount: () => ({ unmount: () => {} }) }

export interface ScriptTurn {
  readonly url: string
  readonly at: number
  readonly isInPage: () => boolean
  load(given: unknown): void
  fail(): void
}

interface Asked {
  readonly path: string
  readonly method: string
  readonly authorization: string | null
  readonly body: unknown
  readonly at: number
}

interface World {
  readonly path?: string
  readonly signedIn?: boolean
  readonly settings?: object | null
  readonly player?: object
  readonly info?: object | null
  /** What the provider answers by path; an Error is a dead line, a number the status of a refusal. */
  readonly answers?: (path: string, turn: number) => unknown
}

/** A page before an engagement provider that the test plays. */
export function openLoyaltyPage({
  path = '/en/loyalty-program/',
  signedIn = true,
  settings = SETTINGS,
  player = PLAYER,
  info = INFO,
  answers = () => undefined
}: World = {}) {
  const page = openTestPage(path)
  const asked: Asked[] = []
  const scripts: ScriptTurn[] = []
  const warned: string[] = []
  const log = { ...page.log, warn: (message: string) => void warned.push(message) }
  const access = signedIn ? storeOidcUser(page, { expiresIn: 86_400_000 }) : undefined

  const provider = (name: string): unknown => {
    const turn = asked.filter(each => each.path === name).length
    const own = answers(name, turn)
    if (own !== undefined) return own
    if (name === 'token') return { token: `provider-${turn}`, expiresAt: null }
    return { playerId: 'player-1', optedIn: true, rank: 'navigator' }
  }
  const fetchNow = async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).href.replace('http://engagement.test/v1/', '')
    asked.push({
      path: name,
      method: init?.method ?? 'GET',
      authorization: new Headers(init?.headers).get('authorization'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      at: page.clock.now()
    })
    const told = provider(name)
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
    endpoints: { ...SITE.endpoints, gamification: 'http://engagement.test/v1/' }
  })
  setEngagementScript((url, listener) => {
    let isInPage = true
    scripts.push({
      url,
      at: page.clock.now(),
      isInPage: () => isInPage,
      load: given => listener.loaded(given),
      fail: () => listener.failed()
    })
    return () => {
      isInPage = false
    }
  })
  page.answer('CountryContextQuery', anonymousCountry({ currency: 'EUR', licence: 'mga' }))
  page.answer('GamificationSettings', { gamificationSettings: settings })
  page.answer('GetPlayerInfo', { viewer: { id: '1', player } })
  page.answer('GetGamanzaInfo', { viewer: info })

  return {
    page,
    access,
    asked,
    scripts,
    warned,
    askedOf: (name: string) => asked.filter(each => each.path === name)
  }
}
