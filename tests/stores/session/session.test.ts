import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { WalletSnapshotDocument } from '#contract/generated/main/graphql.ts'
import { ask } from '#stores/calls/main.ts'
import { IdentityRefusal, IdentityTimeout } from '#stores/environment/identity.ts'
import { $renewalError } from '#stores/session/renewal-error.ts'
import { $session } from '#stores/session/session.ts'
import { signOut } from '#stores/session/sign-out.ts'
import { cleanAfterEach, fault, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { customClaims, jwt, storeCustomTokens, storeOidcUser } from '#tests/support/tokens.ts'

const until = (milliseconds: number) => Math.floor((START + milliseconds) / 1000)

describe('session', () => {
  cleanAfterEach()

  async function open(path?: string) {
    const page = openTestPage(path)
    return {
      page,
      async start() {
        keepMount($session)
        await page.settle()
      }
    }
  }

  test('is loading until the stored tokens were read', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    const began = start()
    expect($session.get()).toEqual({ status: 'LOADING' })
    await began
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('reads the player id from the token [SESS-06]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    await start()
    expect($session.get()).toMatchObject({ playerId: 'player-1', sessionId: 'session-1' })
  })

  test.each(['garbage', 'abc', 'a.b', '..', 'undefined', 'null', ''])(
    'takes the stored token %j for none [SESS-07] [L010] [L011]',
    async token => {
      const { page, start } = await open()
      page.cookieJar.set('accessToken', token)
      await start()
      expect($session.get()).toEqual({ status: 'LOGGED_OUT' })
      expect(page.streamCount()).toBe(0)
    }
  )

  test('leaves a stored user alone whose visit has ended', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    page.cookieJar.delete('sessionInfo')
    await start()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT' })
  })

  test('adopts the tokens of the address and cleans it of them [SITE-42]', async () => {
    const token = jwt({ player_id: 'player-1', exp: until(300_000) })
    const { page, start } = await open(`/en/?accessToken=${token}&refreshToken=refresh-1&x=1`)
    await start()
    expect(page.href()).toBe('http://lobby.test/en/?x=1')
    expect(page.cookieJar.get('accessToken')).toBe(token)
    expect(page.cookieJar.get('refreshToken')).toBe('refresh-1')
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('strips tokens from the address that do not decode, and adopts nothing [SITE-42]', async () => {
    const { page, start } = await open('/en/?accessToken=a.b.garbage&refreshToken=refresh-1&x=1')
    await start()
    expect(page.href()).toBe('http://lobby.test/en/?x=1')
    expect(page.cookieJar.size).toBe(0)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT' })
  })

  test('keeps the access token in a cookie of the browser session [SESS-78]', async () => {
    const token = jwt({ player_id: 'player-1', exp: until(300_000) })
    const { page, start } = await open(`/en/?accessToken=${token}`)
    await start()
    const [written] = page.cookieWrites.filter(({ name }) => name === 'accessToken')
    expect(written).toEqual({ name: 'accessToken', value: token })
  })

  test('is renewed 30 seconds before a custom token expires, once [SESS-08]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.answer('RefreshAccessToken', {
      refreshAccessToken: { accessToken: 'x', refreshToken: 'y' }
    })
    await start()
    await page.pass(89_999)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(0)
    await page.pass(1)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(1)
  })

  test('is renewed at once when less than 30 seconds are left [SESS-08]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 20_000 })
    page.answer('RefreshAccessToken', () => new Promise(() => undefined))
    await start()
    await page.pass(0)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(1)
    await page.pass(10_000)
  })

  test('never renews an OpenID login by RefreshAccessToken [SESS-08]', async () => {
    const { page, start } = await open()
    storeOidcUser(page, { expiresIn: 120_000 })
    page.identityClient.renew = async () => void storeOidcUser(page, { expiresIn: 500_000 })
    await start()
    await page.pass(200_000)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(0)
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('replaces the stored pair by the renewed one [SESS-09]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000, refresh: 'old-refresh' })
    const renewed = jwt({ player_id: 'player-1', exp: until(600_000) })
    page.answer('RefreshAccessToken', {
      refreshAccessToken: { accessToken: renewed, refreshToken: 'new-refresh' }
    })
    await start()
    await page.pass(90_000)
    const [request] = page.sentOf('RefreshAccessToken')
    expect(request!.variables).toEqual({ refreshToken: 'old-refresh' })
    expect(request!.query).toMatch(/accessToken\s+refreshToken/)
    expect(page.cookieJar.get('accessToken')).toBe(renewed)
    expect(page.cookieJar.get('refreshToken')).toBe('new-refresh')
    expect(page.posted).toEqual([{ type: 'tokensRenewed' }])
  })

  test('takes up what another tab renewed instead of spending the token twice [L003]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    await start()
    page.cookieJar.set('accessToken', jwt({ player_id: 'player-1', exp: until(900_000) }))
    await page.pass(90_000)
    expect(page.sentOf('RefreshAccessToken')).toHaveLength(0)
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('is renewed as soon as a sleeping machine wakes', async () => {
    const { page, start } = await open()
    storeOidcUser(page, { expiresIn: 120_000 })
    let renewals = 0
    page.identityClient.renew = async () => {
      renewals += 1
      storeOidcUser(page, { expiresIn: 500_000 })
    }
    await start()
    page.clock.sleep(100_000)
    page.wake()
    await page.settle()
    expect(renewals).toBe(1)
  })

  test.each([
    ['an OpenID login', storeOidcUser],
    ['a custom login', storeCustomTokens]
  ])('of %s is renewed at once, and once, after two hours of sleep [L004]', async (_, store) => {
    const { page, start } = await open()
    store(page)
    let renewals = 0
    const renewed = () => {
      renewals += 1
      return store(page, { expiresIn: 7_500_000 })
    }
    page.identityClient.renew = async () => void renewed()
    page.answer('RefreshAccessToken', () => ({
      refreshAccessToken: { accessToken: renewed(), refreshToken: 'refresh-token-2' }
    }))
    await start()
    page.clock.sleep(7_200_000)
    page.wake()
    page.answer('WalletSnapshot', { viewer: null })
    await page.settle()
    expect(renewals).toBe(1)
    await ask(WalletSnapshotDocument)
    expect(page.sentOf('WalletSnapshot')[0]!.token).toBe(store(page, { expiresIn: 7_500_000 }))
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test.each([
    ['an OpenID login', storeOidcUser],
    ['a custom login', storeCustomTokens]
  ])('of %s that died in its sleep ends once, with SESSION_EXPIRED [L004]', async (_, store) => {
    const { page, start } = await open()
    store(page)
    page.identityClient.renew = async () => {
      throw new IdentityRefusal('invalid_grant', 'spent', undefined)
    }
    page.answer('RefreshAccessToken', fault('InvalidTokenFailure'))
    await start()
    page.clock.sleep(7_200_000)
    page.wake()
    page.wake()
    await page.pass(60_000)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
    expect(page.visits).toHaveLength(1)
    expect(page.posted).toEqual([{ type: 'sessionEnded', reason: 'SESSION_EXPIRED' }])
  })

  test('ends with SESSION_EXPIRED at an InvalidTokenFailure [SESS-10]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.answer('RefreshAccessToken', fault('InvalidTokenFailure'))
    await start()
    await page.pass(90_000)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
    expect(page.visits).toEqual([{ url: '/en/login/?logoutReason=SESSION_EXPIRED', how: 'push' }])
  })

  test('ends with JWT_EXPIRED at any other refusal [SESS-11]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.answer('RefreshAccessToken', fault('$SomethingElse'))
    await start()
    await page.pass(90_000)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'JWT_EXPIRED' })
  })

  test('outlives a network that is away for a while, as long as the token is valid', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.answer('RefreshAccessToken', noNetwork())
    await start()
    await page.pass(110_000)
    expect(page.sentOf('RefreshAccessToken').length).toBeGreaterThan(2)
    expect($session.get().status).toBe('LOGGED_IN')
    const renewed = jwt({ player_id: 'player-1', exp: until(900_000) })
    page.answer('RefreshAccessToken', {
      refreshAccessToken: { accessToken: renewed, refreshToken: 'new-refresh' }
    })
    await page.pass(30_000)
    expect($session.get().status).toBe('LOGGED_IN')
    expect(page.cookieJar.get('accessToken')).toBe(renewed)
  })

  test('ends with JWT_EXPIRED when nobody answered until the token had expired [SESS-11]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.answer('RefreshAccessToken', noNetwork())
    await start()
    await page.pass(200_000)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'JWT_EXPIRED' })
  })

  test('waits for the network to come back before it gives up', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.setOnline(false)
    page.answer('RefreshAccessToken', noNetwork())
    await start()
    await page.pass(600_000)
    expect($session.get().status).toBe('LOGGED_IN')
    page.setOnline(true)
    page.wake()
    await page.pass(5000)
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'JWT_EXPIRED' })
  })

  test('outlives a dead line that the browser takes for a network, and its token with it', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { expiresIn: 120_000 })
    page.setReachable(false)
    page.answer('RefreshAccessToken', noNetwork())
    await start()
    await page.pass(600_000)
    expect($session.get().status).toBe('LOGGED_IN')

    page.setReachable(true)
    const renewed = jwt(customClaims(900_000))
    const pair = { accessToken: renewed, refreshToken: 'new-refresh' }
    page.answer('RefreshAccessToken', { refreshAccessToken: pair })
    await page.pass(30_000)
    expect($session.get().status).toBe('LOGGED_IN')
    expect(page.cookieJar.get('accessToken')).toBe(renewed)
  })

  test('is not given up for a renewal that failed as the network came back', async () => {
    const { page, start } = await open()
    storeOidcUser(page, { expiresIn: 120_000 })
    page.setOnline(false)
    page.identityClient.renew = async () => {
      throw new TypeError('Failed to fetch')
    }
    await start()
    await page.pass(300_000)
    page.setOnline(true)
    page.wake()
    await page.settle()
    page.identityClient.renew = async () => void storeOidcUser(page, { expiresIn: 900_000 })
    await page.pass(30_000)
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('listens for its end on both sockets [SESS-14]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    await start()
    const [stream] = page.running('SessionDestroyed')
    expect(stream!.socket).toBe('main')
    expect(stream!.query).toContain('sessionId')
    expect(page.running('LobbySessionDestroyed')[0]!.socket).toBe('lobby')
  })

  test.each([
    ['an OpenID login', storeOidcUser],
    ['a custom login', storeCustomTokens]
  ])(
    'of %s ends when another device took over, and not for another session [SESS-15] [L014]',
    async (_, store) => {
      const { page, start } = await open()
      store(page)
      page.cookieJar.set('gameInit', new Date(START).toISOString())
      await start()
      page.push('SessionDestroyed', { sessionDestroyed: { sessionId: 'session-2' } })
      await page.settle()
      expect($session.get().status).toBe('LOGGED_IN')
      page.push('SessionDestroyed', { sessionDestroyed: { sessionId: 'session-1' } })
      await page.settle()
      const reason = 'LOGGED_IN_FROM_ANOTHER_DEVICE'
      expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason })
      expect(page.visits).toEqual([{ url: `/en/login/?logoutReason=${reason}`, how: 'push' }])
      expect(page.streamCount()).toBe(0)
      expect([...page.cookieJar.keys(), ...page.vaultEntries.keys()]).toEqual([])
    }
  )

  test('of adopted tokens is known by the id that the platform gave it [SESS-15]', async () => {
    const { page, start } = await open(
      `/en/?accessToken=${jwt(customClaims(300_000, 'session-7'))}`
    )
    await start()
    expect(JSON.parse(page.cookieJar.get('sessionInfo')!)).toMatchObject({ id: 'session-7' })
    expect($session.get()).toMatchObject({ playerId: 'player-1', sessionId: 'session-7' })
  })

  test('of a token that names no session is known by the mark of the visit [SESS-15]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page, { sid: 'session-9' })
    page.cookieJar.set('accessToken', jwt({ sub: 'player-1', exp: until(300_000) }))
    await start()
    expect($session.get()).toMatchObject({ sessionId: 'session-9' })
  })

  test.each(['refusal', 'fault'])(
    'ends with SESSION_EXPIRED when the lobby socket tells session_destroyed_error by a %s [SESS-16] [SESS-17]',
    async way => {
      const { page, start } = await open()
      storeOidcUser(page)
      await start()
      const [stream] = page.running('LobbySessionDestroyed')
      if (way === 'refusal') stream!.credentials.refused('session_destroyed_error', 4403)
      else stream!.listener.failed?.(fault('session_destroyed_error'))
      await page.settle()
      expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
      expect(page.visits).toHaveLength(1)
    }
  )

  test('ends with SESSION_EXPIRED when the lobby’s stream tells of its end, and not for another’s [SESS-16]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page)
    await start()
    page.push('LobbySessionDestroyed', { sessionDestroyed: { sessionId: 'session-2' } })
    await page.settle()
    expect($session.get().status).toBe('LOGGED_IN')
    page.push('LobbySessionDestroyed', { sessionDestroyed: { sessionId: 'session-1' } })
    await page.settle()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
  })

  test.each([
    ['LOSS_LIMIT_REACHED', 'a socket that closes'],
    ['LOSS_LIMIT_REACHED', 'the lobby'],
    ['SESSION_LIMIT_REACHED', 'a socket that closes'],
    ['SESSION_LIMIT_REACHED', 'the lobby']
  ] as const)('ends with %s when %s tells of it first [R23] [R24]', async (reason, first) => {
    const { page, start } = await open()
    storeCustomTokens(page)
    await start()
    const [stream] = page.running('SessionDestroyed')
    if (first === 'the lobby')
      page.push('LobbySessionDestroyed', { sessionDestroyed: { sessionId: 'session-1', reason } })
    else stream!.credentials.refused(reason, 4403)
    await page.settle()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason })
    expect(page.visits[0]?.url).toBe(`/en/login/?logoutReason=${reason}`)
  })

  test('ends for the other device when a socket that closes names it [SESS-15]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page)
    await start()
    const [stream] = page.running('SessionDestroyed')
    stream!.credentials.refused('LOGGED_IN_FROM_ANOTHER_DEVICE', 4403)
    await page.settle()
    const reason = 'LOGGED_IN_FROM_ANOTHER_DEVICE'
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason })
    expect(page.sentOf('RefreshAccessToken')).toEqual([])
  })

  test('is watched at a provider that has a frame for it, and ends when it ends there [SESS-71]', async () => {
    const { page, start } = await open()
    page.setSite({ checkSession: true })
    storeOidcUser(page)
    const watched: (() => void)[] = []
    let stops = 0
    page.identityClient.watchSession = async onEnd => {
      watched.push(onEnd)
      return () => {
        stops += 1
      }
    }
    await start()
    await page.settle()
    expect(watched).toHaveLength(1)
    watched[0]!()
    await page.settle()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
    expect(stops).toBe(1)
  })

  test('asks nothing of a provider that has no such frame, nor for a custom login', async () => {
    const { page, start } = await open()
    let asked = 0
    page.identityClient.watchSession = async () => {
      asked += 1
      return () => {}
    }
    storeOidcUser(page)
    await start()
    page.setSite({ checkSession: true })
    storeCustomTokens(page)
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    expect(asked).toBe(0)
  })

  test('tells the platform of a logout [SESS-18]', async () => {
    const { page, start } = await open()
    storeCustomTokens(page)
    page.answer('Logout', { logout: { loggedOut: true } })
    await start()
    await signOut()
    expect(page.sentOf('Logout')[0]!.query).toContain('loggedOut')
  })

  test('clears tokens, reality check and user on logout [SESS-19]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    storeCustomTokens(page)
    page.cookieJar.set('keycloakAccessToken', 'token')
    page.cookieJar.set('gameInit', new Date(START).toISOString())
    page.cookieJar.set('locale', 'fi')
    page.answer('Logout', { logout: { loggedOut: true } })
    page.identityClient.signOutUrl = async () => 'http://id.test/logout'
    await start()
    await signOut()
    expect([...page.cookieJar.keys()]).toEqual(['locale'])
    expect(page.vaultEntries.size).toBe(0)
    expect(page.posted).toEqual([{ type: 'sessionEnded' }])
  })

  test('signs out although the platform cannot be reached', async () => {
    const { page, start } = await open()
    storeCustomTokens(page)
    page.answer('Logout', noNetwork())
    await start()
    await signOut()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT' })
  })

  test('leads to the login page after a logout in casino mode, without a reason [SESS-21]', async () => {
    const { page, start } = await open('/de_AT/games/')
    storeCustomTokens(page)
    page.answer('Logout', { logout: { loggedOut: true } })
    await start()
    await signOut()
    expect(page.visits).toEqual([{ url: '/de_AT/login/', how: 'push' }])
  })

  test('leads to the sportsbook after a logout in sports mode [SESS-22]', async () => {
    const { page, start } = await open('/en/sports/')
    storeCustomTokens(page)
    page.answer('Logout', { logout: { loggedOut: true } })
    await start()
    await signOut()
    expect(page.visits).toEqual([{ url: '/en/sports/', how: 'push' }])
  })

  test('tells the reason in the address after a logout that nobody pressed [SESS-23]', async () => {
    const { page, start } = await open('/en/sports/')
    storeOidcUser(page)
    await start()
    page.running('SessionDestroyed')[0]!.credentials.refused('session_destroyed_error', 4403)
    await page.settle()
    expect(page.visits).toEqual([{ url: '/en/sports/?logoutReason=SESSION_EXPIRED', how: 'push' }])
  })

  test('leaves for the provider on a logout of an OpenID login', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    page.answer('Logout', { logout: { loggedOut: true } })
    page.identityClient.signOutUrl = async ({ locale }) => `http://id.test/logout?l=${locale}`
    await start()
    await signOut()
    expect(page.visits).toEqual([{ url: 'http://id.test/logout?l=en', how: 'push' }])
    expect(page.vaultEntries.size).toBe(0)
  })

  test('revokes the refresh token where the provider has no page to leave for, and stays on the site [L007]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    page.answer('Logout', { logout: { loggedOut: true } })
    let revocations = 0
    page.identityClient.signOutUrl = async () => undefined
    page.identityClient.revoke = async () => {
      revocations += 1
    }
    await start()
    await signOut()
    expect(revocations).toBe(1)
    expect(page.visits).toEqual([{ url: '/en/login/', how: 'push' }])
  })

  test('ends in this tab when another one signed out, without telling it on [L012]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    await start()
    page.hearTab({ type: 'sessionEnded', reason: 'SESSION_EXPIRED' })
    await page.settle()
    expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason: 'SESSION_EXPIRED' })
    expect(page.posted).toEqual([])
    expect(page.streamCount()).toBe(0)
    page.answer('WalletSnapshot', { viewer: null })
    await ask(WalletSnapshotDocument)
    expect(page.sentOf('WalletSnapshot')[0]!.token).toBeUndefined()
  })

  test('begins in this tab when another one signed in', async () => {
    const { page, start } = await open()
    await start()
    expect($session.get().status).toBe('LOGGED_OUT')
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('of another tab that is not this tab’s session has the page loaded anew', async () => {
    const { page, start } = await open('/en/games/')
    storeCustomTokens(page)
    await start()
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    expect(page.visits).toEqual([])
    storeCustomTokens(page, { sid: 'session-2' })
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/games/', how: 'replace' }])
  })

  test('is looked at again when the page comes back from memory [L015]', async () => {
    const { page, start } = await open()
    storeOidcUser(page)
    await start()
    page.vaultEntries.clear()
    page.wake()
    await page.settle()
    expect($session.get().status).toBe('LOGGED_OUT')
  })

  test.each([
    [-1000, 'SESSION_EXPIRED'],
    [50_000, 'JWT_EXPIRED']
  ] as const)(
    'ends an OpenID login that expires in %i ms and is refused renewal with %s [SESS-12] [SESS-13]',
    async (expiresIn, reason) => {
      const { page, start } = await open()
      storeOidcUser(page, { expiresIn })
      page.identityClient.renew = async () => {
        throw new IdentityRefusal('invalid_grant', 'no', undefined)
      }
      await start()
      await page.pass(0)
      expect($session.get()).toEqual({ status: 'LOGGED_OUT', reason })
    }
  )

  test('renews an expired OpenID user silently, once [SESS-30]', async () => {
    const { page, start } = await open()
    storeOidcUser(page, { expiresIn: -1000 })
    let renewals = 0
    page.identityClient.renew = async () => {
      renewals += 1
      storeOidcUser(page, { expiresIn: 300_000 })
    }
    await start()
    await page.pass(1000)
    expect(renewals).toBe(1)
    expect($session.get().status).toBe('LOGGED_IN')
  })

  test('forgets a stored user that cannot be renewed, without leaving for the provider [SESS-31]', async () => {
    const { page, start } = await open()
    storeOidcUser(page, { expiresIn: -1000 })
    page.identityClient.renew = async () => {
      throw new IdentityRefusal('login_required', 'no', undefined)
    }
    await start()
    await page.pass(0)
    expect(page.vaultEntries.size).toBe(0)
    expect(page.visits.every(({ url }) => url.startsWith('/en/'))).toBe(true)
  })
})

describe('renewal at the provider', () => {
  cleanAfterEach()

  test('has its client loaded 20 s into a page, while there is a network for it', async () => {
    const page = openTestPage()
    storeOidcUser(page)
    let asked = 0
    page.onIdentity(() => {
      asked += 1
    })
    keepMount($session)
    await page.pass(19_999)
    expect(asked).toBe(0)
    await page.pass(1)
    expect(asked).toBe(1)
  })

  test('whose client cannot be loaded is tried again, like one that nobody answered', async () => {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 120_000 })
    let isAway = true
    page.onIdentity(() => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
    })
    page.identityClient.renew = async () => void storeOidcUser(page, { expiresIn: 500_000 })
    keepMount($session)
    await page.pass(90_000)
    expect($session.get().status).toBe('LOGGED_IN')
    isAway = false
    await page.pass(29_999)
    expect(JSON.parse([...page.vaultEntries.values()][0]!)['expires_at']).toBe(until(500_000))
  })

  test('comes 60 seconds before the token expires [SESS-72]', async () => {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 120_000 })
    let renewals = 0
    page.identityClient.renew = async () => {
      renewals += 1
      storeOidcUser(page, { expiresIn: 500_000 })
    }
    keepMount($session)
    await page.pass(59_999)
    expect(renewals).toBe(0)
    await page.pass(1)
    expect(renewals).toBe(1)
  })

  test('is tried again 5 seconds after one that timed out [SESS-63]', async () => {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 120_000 })
    let tries = 0
    page.identityClient.renew = async () => {
      tries += 1
      throw new IdentityTimeout('IFrame timed out without a response')
    }
    keepMount($session)
    await page.pass(60_000)
    expect(tries).toBe(1)
    await page.pass(4999)
    expect(tries).toBe(1)
    await page.pass(1)
    expect(tries).toBe(2)
  })

  test.each([
    ['is refused', new IdentityRefusal('invalid_grant', 'spent', undefined), 'LOGGED_OUT'],
    ['got no answer', new TypeError('Failed to fetch'), 'LOGGED_IN']
  ])(
    'that %s raises the error event, and is not the silence that is answered after 5 s [SESS-64]',
    async (_, thrown, status) => {
      const page = openTestPage()
      storeOidcUser(page, { expiresIn: 120_000 })
      const tries: number[] = []
      const errors: string[] = []
      const unbind = $renewalError.listen(error => void errors.push(error?.message ?? ''))
      page.identityClient.renew = async () => {
        tries.push(page.clock.now() - START)
        throw thrown
      }
      keepMount($session)
      await page.pass(64_999)
      unbind()
      expect(errors[0]).toBe(thrown.message)
      expect(tries).not.toContain(65_000)
      expect($session.get().status).toBe(status)
      expect(tries).toHaveLength(status === 'LOGGED_IN' ? 4 : 1)
    }
  )

  test('that met silence raises no error event [SESS-64]', async () => {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: 120_000 })
    const errors: unknown[] = []
    const unbind = $renewalError.listen(error => void errors.push(error))
    page.identityClient.renew = async () => {
      throw new IdentityTimeout('IFrame timed out without a response')
    }
    keepMount($session)
    await page.pass(66_000)
    unbind()
    expect(errors).toEqual([])
  })

  test('does not go round and round under a clock that is wrong', async () => {
    const page = openTestPage()
    storeOidcUser(page, { expiresIn: -400_000 })
    let renewals = 0
    page.identityClient.renew = async () => {
      renewals += 1
      storeOidcUser(page, { expiresIn: -300_000 + renewals })
    }
    keepMount($session)
    await page.pass(100_000)
    expect(renewals).toBe(4)
    expect($session.get().status).toBe('LOGGED_IN')
  })
})
