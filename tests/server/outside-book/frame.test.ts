import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { OUTSIDE_BOOK } from '#config/hosts.ts'
import {
  BOOK_CLIENT,
  BOOK_SESSION_PATH,
  readBookSessionAnswer,
  readOutsideSite
} from '#contract/wire/outside-book.ts'
import { readSportsSite } from '#contract/wire/sports-site.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import { postSigned } from '#server/http/client-call.ts'
import { siteConfig } from '#server/http/site-config.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { authenticate, launchToken, playing, type SignedIn } from '../games/support.ts'
import { asBettor, type Bettor, betOn } from '../sports/support.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

let platform: TestPlatform
let signedIn: SignedIn
let player: Bettor

/** The page of the frame as a build has it, and the signs of its scripts. */
const siteDir = mkdtempSync(join(tmpdir(), 'lobby-site-'))

function writeSite(): void {
  const page = join(siteDir, 'en', OUTSIDE_BOOK)
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Sports</title>')
  writeFileSync(
    join(siteDir, 'headers.json'),
    JSON.stringify({ scripts: ['sha256-AAAA='], styles: [] })
  )
}

beforeAll(async () => {
  writeSite()
  platform = await startPlatform({
    env: { LOBBY_OPERATOR: 'Herion', LOBBY_SITE: siteDir, LOBBY_SPORTSBOOK_URL: 'sandbox' }
  })
  signedIn = await playing(platform)
  player = await asBettor(platform, signedIn)
})
afterAll(async () => {
  await platform.close()
  rmSync(siteDir, { recursive: true })
})

interface Opened {
  readonly ok: { readonly token: string; readonly currency: string } | null
  readonly error: { readonly code: string } | null
}

const open = async ({ query }: Pick<Bettor, 'query'>) =>
  (
    await query<{ openSportsFrame: Opened }>(
      'mutation { openSportsFrame(locale: "fi") { ok { token currency } error { code } } }'
    )
  ).openSportsFrame

const tokenFor = async (who: Bettor) => {
  const { ok } = await open(who)
  if (!ok) throw new Error('No token was given')
  return ok.token
}

/** Asks as the book's server does, with its own key or another. */
const whose = (token: string, secret = platform.ports.config.secrets.outsideBook.secret) =>
  postSigned(
    platform.ports,
    { clientId: BOOK_CLIENT, secret },
    new URL(BOOK_SESSION_PATH, platform.url),
    { token }
  )

describe('where an outside book stands in the place of the house’s own', () => {
  test('pages are told its address, and of no prices of the house [SPRT-01]', () => {
    const site = siteConfig(platform.ports.config)
    const { port } = platform.ports.config
    expect(readOutsideSite(site)).toEqual({ url: `http://book.localhost:${port}/` })
    expect(readSportsSite(site)).toBeNull()
  })

  test('the content policy lets its frame in, and no live prices', async () => {
    const { headers, text } = await call(
      platform.ports.config,
      new URL('/en/sports/', platform.url)
    )
    expect(text).toContain('<title>Sports</title>')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/frame-src [^;]*http:\/\/book\.localhost:/)
    expect(policy).not.toContain('sports.localhost')
  })

  test('a token is as good however far the clock has been moved', async () => {
    const { clock } = platform.ports
    onTestFinished(() => clock.move('real'))
    await clock.move(new Date(Date.now() + WEEK))
    const { text } = await whose(await tokenFor(player))
    expect(JSON.parse(text)).toMatchObject({ status: 'ok', playerId: player.player.id })
  })

  test('a token tells the book once who plays, in which language and currency [SPRT-01]', async () => {
    const token = await tokenFor(player)
    const { text } = await whose(token)
    expect(readBookSessionAnswer(JSON.parse(text))).toEqual({
      status: 'ok',
      playerId: player.player.id,
      currency: 'EUR',
      locale: 'fi',
      country: player.player.country,
      balance: '100.00'
    })
    expect(JSON.parse((await whose(token)).text)).toEqual({
      status: 'error',
      code: 'INVALID_TOKEN'
    })
  })

  test('nobody but the book learns whose a token is, and asking does not use it up', async () => {
    const token = await tokenFor(player)
    expect((await whose(token, 'another')).status).toBe(401)
    expect((await whose(token)).text).toContain('"ok"')
  })

  test('a token opens no game, and the token of a game opens no book', async () => {
    const game = await launchToken(platform, signedIn)
    expect((await whose(game)).text).toContain('INVALID_TOKEN')
    expect(await authenticate(platform, game)).toMatchObject({ status: 'ok' })
    expect(await authenticate(platform, await tokenFor(player))).toEqual({
      status: 'error',
      code: 'INVALID_TOKEN'
    })
  })

  test('the house takes no bets itself', async () => {
    const { code } = await player.refused(betOn([{ event: 'any' }]))
    expect(code).toBe('RESTRICTED')
  })

  test('the sandbox’s book is on an origin of its own, and only the house may hold it', async () => {
    const { config } = platform.ports
    const url = new URL('?locale=fi&currency=EUR', config.outsideBook?.url)
    const { headers, text } = await call(config, url)
    expect(text).toContain('<html lang="fi"')
    expect(String(headers['content-security-policy'])).toContain(
      `frame-ancestors ${new URL(config.publicUrl).origin}`
    )
  })
})

test('the sandbox’s book is named only where there is a sandbox', () => {
  const env = { LOBBY_OPERATOR: 'Herion', LOBBY_SPORTSBOOK_URL: 'sandbox' }
  const { dataDir } = platform.ports.config
  expect(() => readConfig({ ...env, LOBBY_DATA: dataDir })).toThrow(ConfigError)
})

test('the sandbox’s book stands beside the site, whatever port the process has itself', () => {
  const { outsideBook } = readConfig({
    LOBBY_OPERATOR: 'Herion',
    LOBBY_SPORTSBOOK_URL: 'sandbox',
    LOBBY_SANDBOX: '1',
    LOBBY_PUBLIC_URL: 'http://localhost:8080',
    PORT: '4322',
    LOBBY_DATA: platform.ports.config.dataDir
  })
  expect(outsideBook).toEqual({ url: 'http://book.localhost:8080/', isOurs: true })
})

test('an operator without sports has no outside book', () => {
  const { outsideBook } = readConfig({
    LOBBY_OPERATOR: 'Elmst',
    LOBBY_SPORTSBOOK_URL: 'https://book.example/',
    LOBBY_DATA: platform.ports.config.dataDir
  })
  expect(outsideBook).toBeUndefined()
})
