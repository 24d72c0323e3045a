import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { $entryQuery } from '#stores/entry/entry-query.ts'
import { finishWayIn } from '#stores/entry/finish.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { IdentityRefusal } from '#stores/environment/identity.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { customClaims, jwt, storeOidcUser } from '#tests/support/tokens.ts'

const PATHS = ['/en/keycloak-login-handler/', '/en/login-handler/', '/en/redirection-handler/']

describe('a handler page', () => {
  cleanAfterEach($wayIn, $signIn, $entryQuery)

  const open = async (path: string) => {
    const page = openTestPage(path)
    keepMount($session)
    keepMount($wayIn)
    await page.settle()
    return page
  }

  test.each(PATHS)(
    'takes the answer of the realm on %s [SESS-32] [SESS-33] [SESS-34]',
    async path => {
      const page = await open(`${path}?code=code-0001&state=state-1`)
      page.vaultEntries.set('state-1', '{}')
      page.identityClient.complete = async () => {
        storeOidcUser(page)
        page.cookieJar.delete('sessionInfo')
        return { returnTo: '/en/raffle/' }
      }
      await finishWayIn()
      await page.pass(1)
      expect($session.get()).toMatchObject({ status: 'LOGGED_IN', playerId: 'player-1' })
      expect(page.vaultEntries.has('state-1')).toBe(false)
      expect(page.href()).toBe(`http://lobby.test${path}`)
      expect(page.visits).toEqual([{ url: 'http://lobby.test/en/raffle/', how: 'replace' }])
    }
  )

  test.each([...PATHS, '/en/piq-login-handler/'])(
    'takes the tokens that the address of %s brings [SESS-34]',
    async path => {
      const token = jwt(customClaims())
      const page = await open(
        `${path}?accessToken=${token}&refreshToken=refresh-token-1&redir=%2Fen%2Fgames%2F`
      )
      await finishWayIn(path.includes('piq') ? 'PIQ' : undefined)
      await page.pass(1)
      expect($session.get().status).toBe('LOGGED_IN')
      expect(page.href()).not.toContain('oken')
      expect(page.visits).toEqual([{ url: 'http://lobby.test/en/games/', how: 'replace' }])
    }
  )

  test('says when the player stopped at the realm, and keeps where they were going', async () => {
    const page = await open('/en/keycloak-login-handler/?error=access_denied&state=state-1')
    page.vaultEntries.set(
      'state-1',
      JSON.stringify({ id: 'state-1', data: { returnTo: 'http://lobby.test/en/rewards/' } })
    )
    page.identityClient.complete = async () => {
      throw new IdentityRefusal('access_denied', undefined, undefined)
    }
    keepMount($entryQuery)
    await finishWayIn()
    expect($wayIn.get()).toMatchObject({ status: 'error', way: 'realm', code: 'CANCELLED' })
    expect(page.visits).toEqual([])
    expect($entryQuery.get()).toBe('?redir=%2Fen%2Frewards%2F')
  })

  test.each([
    ['No matching state found in storage', 'MISMATCH'],
    ['', 'LOGIN_FAILED']
  ])('tells %j from other failures', async (message, code) => {
    const page = await open('/en/keycloak-login-handler/?code=code-0001&state=state-1')
    page.identityClient.complete = async () => {
      throw new Error(message)
    }
    await finishWayIn()
    expect($wayIn.get()).toMatchObject({ status: 'error', code, message: 'Login failed' })
  })

  test('that brings nothing leads nowhere, and says so [SESS-36]', async () => {
    const page = await open('/en/login-handler/')
    await finishWayIn()
    expect($wayIn.get()).toMatchObject({ code: 'LOGIN_FAILED', message: 'Login failed' })
    expect(page.visits).toEqual([])
  })

  test('finishes once, however often it is asked to', async () => {
    const page = await open('/en/keycloak-login-handler/?code=code-0001&state=state-1')
    let spent = 0
    page.identityClient.complete = async () => {
      spent += 1
      storeOidcUser(page)
      return { returnTo: undefined }
    }
    await Promise.all([finishWayIn(), finishWayIn()])
    expect(spent).toBe(1)
  })
})
