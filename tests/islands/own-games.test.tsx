import { keepMount } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { GameTile } from '#islands/own-games/GameTile.tsx'
import { GameListContext } from '#islands/own-games/game-list.tsx'
import { OwnRow } from '#islands/own-games/OwnRow.tsx'
import { Recent } from '#islands/own-games/Recent.tsx'
import { en } from '#messages/en/index.ts'
import { $consent } from '#stores/consent.ts'
import { $favourites } from '#stores/games/favourites.ts'
import type { FeedFigures } from '#stores/games/feed.ts'
import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const GAME = { slug: 'koi', name: 'Koi', studio: 'Moor', image: '/art/tiles/koi', isLive: true }

test('[GAME-16] a game of a list throws outside the list', () => {
  expect(() => renderToStaticMarkup(<GameTile game={GAME} />)).toThrow(
    'Game list context used outside its provider'
  )
})

test('[GAME-16] [GAME-22] a game of a list leads to its page, and says what the feed says of it', () => {
  const table = { table: 'Koi', isOpen: true, results: [], minBet: 10n, maxBet: 100n }
  const feed: FeedFigures = {
    currency: 'EUR',
    jackpots: new Map(),
    live: new Map([['koi', { ...table, players: 3 }]]),
    lastUpdated: new Date(0)
  }
  const html = renderToStaticMarkup(
    <GameListContext value={{ locale: 'en', words: en.mine, path: '/en/games/', feed }}>
      <GameTile game={GAME} />
    </GameListContext>
  )
  expect(html).toContain('href="/en/games/koi/"')
  expect(html).toContain('/art/tiles/koi-240.avif')
  expect(html).toContain('Live · 3 players')
})

describe('the player’s own row', () => {
  cleanAfterEach($recentlyPlayed, $favourites, $consent)

  const row = () =>
    renderToStaticMarkup(
      <OwnRow
        locale="en"
        title="Your games"
        path="/en/games/"
        favourites="/en/game-search/?favourites=1"
        words={en.mine}
      />
    )

  async function open({ agrees, played }: { agrees: boolean; played: readonly string[] }) {
    const page = openTestPage()
    storeOidcUser(page)
    answerConsent(agrees ? ['preferences'] : [])
    page.answer('FavouriteGames', { viewer: { id: '1', favouriteGames: [] } })
    page.answer('RecentlyPlayedGames', {
      viewer: {
        id: '1',
        recentlyPlayedGamesV2: played.map(gameId => ({
          gameId,
          isLiveCasinoGame: false,
          gameDescriptorV2: {
            json: {
              gameId,
              slug: gameId,
              name: `The ${gameId}`,
              studio: 'Moor',
              image: `/art/tiles/${gameId}`,
              isLiveCasinoGame: false,
              rtp: 96.1
            }
          }
        }))
      }
    })
    keepMount($recentlyPlayed)
    keepMount($favourites)
    await page.settle()
  }

  test('begins with what was played last, the latest first [GAME-17]', async () => {
    await open({ agrees: true, played: ['owl', 'fox'] })
    const html = row()
    expect([...html.matchAll(/<b>(The \w+)<\/b>/g)].map(([, name]) => name)).toEqual([
      'The owl',
      'The fox'
    ])
    expect(html).toContain('aria-pressed="true">Played last')
  })

  test('says why it is empty, with consent and without [GAME-21]', async () => {
    await open({ agrees: true, played: [] })
    const recent = () => renderToStaticMarkup(<Recent words={en.mine} />)
    expect(recent()).toContain(en.mine['mine.noRecent'])
    answerConsent([])
    expect(recent()).toContain(en.mine['mine.noConsent'])
    expect(row()).toContain('aria-pressed="true">For you')
  })
})
