import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { SHELF } from '#config/catalogue/games.ts'
import type { SearchGames } from '#rules/search/search-file.ts'
import { offerGame } from '#server/capabilities/shelf/index.ts'
import { houseGames } from '#tests/rules/search/house-games.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('the games of the search, as the platform has them now', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({
      env: { LOBBY_COUNTRY_HEADER: 'x-country', LOBBY_SUBDIVISION_HEADER: 'x-subdivision' }
    })
  })
  afterAll(() => platform.close())

  const ask = (locale: string, headers: Record<string, string> = {}) =>
    fetch(`${platform.url}/api/search-games?locale=${locale}`, { headers })
  const games = async (headers: Record<string, string> = {}) =>
    (await (await ask('en', headers)).json()) as SearchGames
  const slugs = ({ games: rows }: SearchGames) => rows.map(([, slug]) => slug)

  test.each(['en', 'ja'] as const)(
    'are those of the build in %s, and then not sent again',
    async locale => {
      const built = houseGames(locale)
      const answer = await ask(locale)
      expect(await answer.json()).toEqual(built)
      const etag = answer.headers.get('etag')!
      expect(etag).toBe(`"${built.version}"`)
      const again = await ask(locale, { 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  )

  test('are others once a game is gone, and once it has come', async () => {
    const { version } = houseGames()
    await offerGame(platform.ports, 'twin-koi', false)
    await expect
      .poll(async () => slugs(await games()), { timeout: 10_000 })
      .not.toContain('twin-koi')
    const later = await ask('en', { 'if-none-match': `"${version}"` })
    expect(later.status).toBe(200)
    const told = (await later.json()) as SearchGames
    expect(told).toEqual(
      houseGames(
        'en',
        SHELF.filter(({ title }) => title.slug !== 'twin-koi')
      )
    )
    await offerGame(platform.ports, 'twin-koi', true)
    await expect.poll(async () => slugs(await games()), { timeout: 10_000 }).toContain('twin-koi')
  })

  test('leave out what is not offered where the request comes from', async () => {
    expect(slugs(await games({ 'x-country': 'JP' }))).not.toContain('grand-wheel')
    expect(slugs(await games({ 'x-country': 'CA', 'x-subdivision': 'ON' }))).not.toContain(
      'marshlight'
    )
    expect(slugs(await games({ 'x-country': 'FI' }))).toHaveLength(SHELF.length)
  })

  test('are in the house’s language for a locale that nobody speaks', async () => {
    expect((await (await ask('xx')).json()).features).toEqual(houseGames('en').features)
  })
})
