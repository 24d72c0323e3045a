import { describe, expect, test } from 'vitest'

import { isLocale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { environment, setEnvironment } from '#stores/environment/index.ts'
import { $betChanges } from '#stores/sports/bet-changes.ts'
import { tellOfBets } from '#stores/sports/bet-toasts.ts'
import { $toasts } from '#stores/toast-list.ts'
import { closeToast } from '#stores/toasts.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { wireBet, wireLeg } from './wire-bets.ts'

/** A page of a player, on which late texts are those of the catalogue. */
async function openAt(path: string, operator: 'Elmst' | 'Herion' = 'Herion') {
  const page = openTestPage(path, { operator })
  setEnvironment({
    ...environment(),
    async fetch(url) {
      const [, , locale, file = ''] = url.split('/')
      const texts = catalogue(
        isLocale(locale) ? locale : 'en',
        file === 'slip.json' ? 'slip' : 'bets'
      )
      return Response.json(texts)
    }
  })
  storeOidcUser(page)
  const stopTelling = tellOfBets()
  await page.settle()
  const tell = async (news: string | null, bet: ReturnType<typeof wireBet>) => {
    page.push('SportsBetChanged', { sportsBetChanged: { version: bet.version, news, bet } })
    await page.settle()
  }
  /** Ends it all, so that the next page begins without a toast. */
  const stop = async () => {
    stopTelling()
    for (const { id } of $toasts.get()) closeToast(id)
    await page.pass(1000)
  }
  return { page, stop, tell }
}

const shown = () => $toasts.get().filter(({ status }) => status === 'open')
const texts = () => shown().map(({ kind, text }) => [kind, text.key])

const WON = wireBet({ id: 'a', version: 2, status: 'WIN', returned: '20.00', openStake: '10.00' })

describe('what becomes of bets is told elsewhere on the site', () => {
  cleanAfterEach($betChanges, $toasts)

  test('by one toast with a way to the bet', async () => {
    const { stop, tell } = await openAt('/en/slots/')
    await tell(null, wireBet({ id: 'a' }))
    expect(shown()).toEqual([])
    await tell('SETTLED', WON)
    expect(texts()).toEqual([['success', 'Ljosby v Isfold: Won. Returned: €20.00.']])
    expect(shown()[0]?.text.link).toEqual({ href: '/en/sports/bets/?bet=a', label: 'See the bet' })
    await stop()
  })

  test('in place of what was told of the same bet before', async () => {
    const { stop, tell } = await openAt('/en/')
    await tell('SETTLED', { ...WON, id: 'b' })
    await tell('SETTLED', { ...WON, id: 'b', version: 3, status: 'LOSS', returned: '0.00' })
    expect(texts()).toEqual([['info', 'Ljosby v Isfold: Lost. Returned: €0.00.']])
    await stop()
  })

  test('when it was refused in play or cashed out by itself; bets of more legs by their shape', async () => {
    const { stop, tell } = await openAt('/fi/')
    await tell('REFUSED', wireBet({ id: 'c', version: 2, status: 'REFUSED' }))
    const legs = [wireLeg(), wireLeg({ event: 'b' })]
    const sold = { status: 'CASHED_OUT', shape: 'COMBO', legs, returned: '9.50' } as const
    await tell('CASHED_OUT', wireBet({ id: 'd', version: 2, ...sold }))
    const [refused, cashed] = shown()
    expect(refused).toMatchObject({
      kind: 'warning',
      text: { key: expect.stringMatching(/^Ljosby – Isfold: /) }
    })
    expect(cashed).toMatchObject({
      kind: 'success',
      text: { key: expect.stringMatching(/^Tupla: .*9,50/) }
    })
    await stop()
  })

  test('and not where My bets shows it, nor at a brand without a sportsbook', async () => {
    const there = await openAt('/en/sports/bets/')
    await there.tell('SETTLED', WON)
    expect(shown()).toEqual([])
    await there.stop()
    const other = await openAt('/en/', 'Elmst')
    expect(other.page.running('SportsBetChanged')).toEqual([])
    await other.stop()
  })
})
