import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { BasicLayoutRootDocument } from '#contract/generated/data/graphql.ts'
import { LobbySettingsDocument } from '#contract/generated/lobby/graphql.ts'
import {
  CountryContextQueryDocument,
  GetPlayerInfoDocument,
  WalletSnapshotDocument
} from '#contract/generated/main/graphql.ts'
import { askData, nextDelay } from '#stores/calls/data.ts'
import { askLobby } from '#stores/calls/lobby.ts'
import { ask } from '#stores/calls/main.ts'
import { $country } from '#stores/country.ts'
import { networkFailure } from '#stores/environment/failure.ts'
import { $rank } from '#stores/loyalty/rank.ts'
import { $player } from '#stores/player/player.ts'
import { $session } from '#stores/session/session.ts'
import { $wallet } from '#stores/wallet.ts'
import {
  answerConsent,
  cleanAfterEach,
  fault,
  noNetwork,
  openTestPage
} from '#tests/support/environment.ts'
import { jwt, storeCustomTokens, storeOidcUser } from '#tests/support/tokens.ts'

const RENEWED = jwt({ player_id: 'player-1', exp: 4_000_000_000 })
const NEW_PAIR = { refreshAccessToken: { accessToken: RENEWED, refreshToken: 'refresh-2' } }
const WITHOUT_PLAYER = { havePlayerCountryCode: false }

describe('calls', () => {
  cleanAfterEach($country, $rank, $player, $wallet)

  test('carry the token of the session [WIRE-06] [SESS-04]', async () => {
    const page = openTestPage()
    const token = storeCustomTokens(page)
    page.answer('GetPlayerInfo', { viewer: null })
    await ask(GetPlayerInfoDocument)
    expect(page.sentOf('GetPlayerInfo')[0]!.token).toBe(token)
  })

  test.each(['undefined', 'null', ''])(
    'carry no token for a visitor whose cookie says %j [L011]',
    async token => {
      const page = openTestPage()
      page.cookieJar.set('accessToken', token)
      page.answer('WalletSnapshot', { viewer: null })
      await ask(WalletSnapshotDocument)
      expect(page.sentOf('WalletSnapshot')[0]!.token).toBeUndefined()
    }
  )

  test('leave the token out of what is asked before anybody is known [WIRE-07]', async () => {
    const page = openTestPage()
    storeCustomTokens(page, { expiresIn: 10_000 })
    page.answer('CountryContextQuery', { rootContext: {} })
    page.answer('RefreshAccessToken', NEW_PAIR)
    await ask(CountryContextQueryDocument, WITHOUT_PLAYER)
    keepMount($session)
    await page.pass(0)
    expect(page.sentOf('CountryContextQuery')[0]!.token).toBeUndefined()
    expect(page.sentOf('RefreshAccessToken')[0]!.token).toBeUndefined()
  })

  test('renew a refused token and are sent once more with the new one [WIRE-08] [L033]', async () => {
    const page = openTestPage()
    const stale = storeCustomTokens(page)
    page.answer('RefreshAccessToken', NEW_PAIR)
    page.answer('GetPlayerInfo', (_: object, { token }: { token: string }) =>
      token === stale ? fault('AuthenticationFailure') : { viewer: null }
    )
    expect(await ask(GetPlayerInfoDocument)).toEqual({ viewer: null })
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(1)
    expect(page.sentOf('GetPlayerInfo').map(({ token }) => token)).toEqual([stale, RENEWED])
  })

  test.each([
    ['a fault', fault('AuthenticationFailure')],
    ['401', networkFailure('Error 401', { status: 401 })]
  ])(
    'are not sent a third time when %s meets the new token too [WIRE-08] [L005]',
    async (_, refusal) => {
      const page = openTestPage()
      storeCustomTokens(page)
      page.answer('RefreshAccessToken', NEW_PAIR)
      page.answer('GetPlayerInfo', refusal)
      await expect(ask(GetPlayerInfoDocument)).rejects.toMatchObject({ kind: 'auth' })
      expect(page.sentOf('GetPlayerInfo')).toHaveLength(2)
      expect(page.sentOf('RefreshAccessToken')).toHaveLength(1)
    }
  )

  test('share one renewal, however many were refused at once [WIRE-08]', async () => {
    const page = openTestPage()
    const stale = storeCustomTokens(page)
    page.answer('RefreshAccessToken', NEW_PAIR)
    const refuseStale = (_: object, { token }: { token: string }) =>
      token === stale ? fault('AuthenticationFailure') : { viewer: null }
    page.answer('GetPlayerInfo', refuseStale)
    page.answer('WalletSnapshot', refuseStale)
    await Promise.all([
      ask(GetPlayerInfoDocument),
      ask(WalletSnapshotDocument),
      ask(GetPlayerInfoDocument)
    ])
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(1)
  })

  test('renew an OpenID login at the provider [WIRE-08]', async () => {
    const page = openTestPage()
    const stale = storeOidcUser(page)
    page.identityClient.renew = async () => void storeOidcUser(page, { expiresIn: 600_000 })
    page.answer('GetPlayerInfo', (_: object, { token }: { token: string }) =>
      token === stale ? fault('AuthenticationFailure') : { viewer: null }
    )
    await ask(GetPlayerInfoDocument)
    expect(page.sentOf('GetPlayerInfo')).toHaveLength(2)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(0)
  })

  test('report a fault that nobody deals with, with its trace [WIRE-34]', async () => {
    const page = openTestPage()
    page.answer('GetPlayerInfo', fault('Unheard', { traceId: 'trace-1' }))
    await expect(ask(GetPlayerInfoDocument)).rejects.toThrow('[GraphQL] Unheard')
    expect(page.reports).toEqual([
      { message: '[GraphQL] Unheard', code: 'Unheard', traceId: 'trace-1' }
    ])
  })

  test('report no fault that the caller or the session deals with [WIRE-34]', async () => {
    const page = openTestPage()
    page.answer('GetPlayerInfo', fault('Unheard'))
    await expect(ask(GetPlayerInfoDocument, {}, { handled: ['Unheard'] })).rejects.toThrow()
    page.answer('GetPlayerInfo', fault('AuthenticationFailure'))
    await expect(ask(GetPlayerInfoDocument)).rejects.toThrow()
    page.answer('GetPlayerInfo', fault('InvalidTokenFailure'))
    await expect(ask(GetPlayerInfoDocument)).rejects.toThrow()
    expect(page.reports).toEqual([])
  })

  test('report what the network lost, but no 401 [WIRE-35]', async () => {
    const page = openTestPage()
    page.answer('GetPlayerInfo', networkFailure('Error 500', { status: 500 }))
    await expect(ask(GetPlayerInfoDocument)).rejects.toThrow()
    page.answer('GetPlayerInfo', networkFailure('Error 401', { status: 401 }))
    await expect(ask(GetPlayerInfoDocument)).rejects.toThrow()
    expect(page.reports).toEqual([{ message: '[Network] Error 500' }])
  })

  test('of the lobby go to its own endpoint', async () => {
    const page = openTestPage()
    page.answer('LobbySettings', { lobbySettings: { layout: 'default' } })
    await askLobby(LobbySettingsDocument)
    expect(page.sent[0]!.endpoint).toBe('lobby')
  })

  describe('to the data API', () => {
    const ask = () => askData(BasicLayoutRootDocument, { countryCode: 'FI' })

    test('tell of player, language, device and games played [WIRE-19]', async () => {
      const page = openTestPage('/fi/')
      const token = storeOidcUser(page)
      page.localEntries.set(
        'recentlyPlayed',
        JSON.stringify([
          { gameId: 'g2', isLiveCasinoGame: false },
          { gameId: 'g1', isLiveCasinoGame: true }
        ])
      )
      answerConsent(['preferences'])
      page.answer('BasicLayoutRoot', { root: { labels: [] } })
      page.answer('GetGamanzaInfo', { viewer: { playerGamificationDetails: { level: 7 } } })
      page.answer('CountryContextQuery', {
        rootContext: { country: { code: 'FI', currency: 'EUR', licence: 'mga' } }
      })
      keepMount($rank)
      keepMount($country)
      page.answer('GetPlayerInfo', { viewer: { player: { country: { code: 'FI' } } } })
      await page.settle()
      await ask()
      const [sent] = page.sentOf('BasicLayoutRoot')
      expect(sent!.token).toBe(token)
      expect(sent!.headers).toEqual({
        locale: 'fi',
        'x-ranks': '7',
        'x-recently-played-games': 'g2,g1',
        'x-context': JSON.stringify({
          country: 'FI',
          currency: 'EUR',
          licence: 'mga',
          device: 'Desktop'
        })
      })
    })

    test('tell nothing of a visitor but language and context', async () => {
      const page = openTestPage()
      page.answer('BasicLayoutRoot', { root: { labels: [] } })
      await ask()
      const [sent] = page.sentOf('BasicLayoutRoot')
      expect(Object.keys(sent!.headers)).toEqual(['locale', 'x-context'])
      expect(sent!.token).toBeUndefined()
    })

    test('are not repeated after a fault [WIRE-20]', async () => {
      const page = openTestPage()
      page.answer('BasicLayoutRoot', fault('Nope'))
      await expect(ask()).rejects.toThrow('Nope')
      expect(page.sentOf('BasicLayoutRoot')).toHaveLength(1)
    })

    test('are sent twice at most when the network fails, a random moment apart [WIRE-20] [WIRE-21] [WIRE-22]', async () => {
      const page = openTestPage()
      page.draw(0.25)
      page.answer('BasicLayoutRoot', noNetwork())
      const sent = ask()
      sent.catch(() => undefined)
      await page.pass(1749)
      expect(page.sentOf('BasicLayoutRoot')).toHaveLength(1)
      await page.pass(1)
      expect(page.sentOf('BasicLayoutRoot')).toHaveLength(2)
      await page.pass(60_000)
      await expect(sent).rejects.toThrow('[Network]')
      expect(page.sentOf('BasicLayoutRoot')).toHaveLength(2)
    })

    test('wait longer each time, from a second up to fifteen [WIRE-22]', () => {
      expect(nextDelay(1000, 0)).toBe(1500)
      expect(nextDelay(1000, 0.999)).toBeCloseTo(2499)
      expect(nextDelay(14_000, 0.5)).toBe(15_000)
    })
  })
})
