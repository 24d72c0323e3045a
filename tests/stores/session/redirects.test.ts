import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES, BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { href, type RouteName } from '#config/routes.ts'
import { finishWayIn } from '#stores/entry/finish.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import { $session } from '#stores/session/session.ts'
import { $signIn } from '#stores/session/sign-in.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { customClaims, jwt, storeOidcUser } from '#tests/support/tokens.ts'

const SITE = 'http://lobby.test'
const HOME = `${SITE}/en/`

/** What `redir` may say, and where that leads; what is not of this site leads to the lobby. */
const VECTORS = [
  ['/en/', HOME],
  ['en/games/', `${SITE}/en/games/`],
  ['//evil.example/', HOME],
  ['/\\evil.example', HOME],
  ['\\\\evil.example', HOME],
  ['https:evil.example', HOME],
  ['https:/evil.example', HOME],
  ['javascript:alert(1)', HOME],
  [' javascript:alert(1)', HOME],
  ['java\nscript:alert(1)', HOME],
  ['data:text/html,x', HOME],
  ['/\t/evil.example', HOME],
  ['/.//evil.example', HOME],
  ['/x/..//evil.example', HOME],
  ['http://lobby.test@evil.example/', HOME],
  ['http://lobby.test.evil.example/', HOME],
  ['http://lobby.test:4324/', HOME],
  ['%2f%2fevil.example', `${SITE}/%2f%2fevil.example`],
  ['/%5cevil.example', `${SITE}/%5cevil.example`],
  ['blob:http://lobby.test/x', HOME],
  ['/en/?x=//evil.example', `${SITE}/en/?x=//evil.example`],
  ['/internal/../en/', HOME]
] as const

const HANDLERS = [
  ...BANK_PROVIDER_NAMES.map(bank => [`${BANK_PROVIDERS[bank].slug}Handler`, bank] as const),
  ['keycloakHandler', undefined],
  ['loginHandler', undefined],
  ['redirectionHandler', undefined]
] as const satisfies readonly (readonly [RouteName, BankProvider | undefined])[]

const TOKENS = { accessToken: jwt(customClaims()), refreshToken: 'refresh-token-1' }

describe.each(HANDLERS)('the page %s', (route, bank) => {
  cleanAfterEach($signIn, $wayIn)

  test.each(VECTORS)('leads from redir=%j to %s', async (redir, target) => {
    const handler = href('en', route)
    const page = openTestPage(
      `${handler}?code=code-0001&state=state-1&redir=${encodeURIComponent(redir)}`
    )
    const began = `${SITE}/en/rewards/`
    page.sessionEntries.set(
      'bankLogin',
      JSON.stringify({ provider: bank, state: 'state-1', returnTo: began })
    )
    page.answer('CompleteBankLogin', {
      completeBankLogin: { ok: { tokens: TOKENS, registration: null }, error: null }
    })
    page.identityClient.complete = async () => {
      storeOidcUser(page)
      return { returnTo: began }
    }
    keepMount($session)
    keepMount($wayIn)
    // The way before was left busy: it had led away from its page.
    page.wake()
    const finished = finishWayIn(bank)
    await page.settle()
    await finished
    await page.pass(1)
    expect(page.visits).toEqual([{ url: target, how: 'replace' }])
    expect(new URL(page.visits[0]!.url).origin).toBe(SITE)
  })
})
