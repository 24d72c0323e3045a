import { describe, expect, test } from 'vitest'

import { SHELF } from '#config/catalogue/games.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { listPath, themeOf } from '#islands/game-about/about.ts'
import { factsOf } from '#islands/game-about/facts.ts'
import { aboutGame, aboutTexts } from '../../src/components/about-game.ts'

const about = (slug: string) => {
  const title = SHELF.find(game => game.title.slug === slug)!.title
  return aboutGame('en', title)!
}

const told = (slug: string) =>
  Object.fromEntries(
    factsOf(about(slug), aboutTexts('en'), 'en').map(({ label, value }) => [label, value])
  )

describe('what a page tells of a game', () => {
  test('of a slot: what it returns, pays at most, costs and has in it [GAME-03]', () => {
    expect(told('pearl-drift')).toEqual({
      Kind: 'Slot',
      Return: '96.2%',
      'Biggest win': '5,000 × the stake',
      Volatility: 'Medium',
      Stakes: '€0.20 – €20',
      Features: 'Wilds · Free spins'
    })
  })

  test('of a table: that its return hangs on the play, and of a live one that rounds are shared', () => {
    expect(told('blackjack-salon')['Return']).toBe('99.57% with the best play')
    expect(told('roulette-du-cap')).toMatchObject({
      Kind: 'Roulette',
      Return: '97.3%',
      Volatility: 'Depends on your bets',
      Rounds: 'Your own, at your own pace'
    })
    expect(told('grand-wheel')['Rounds']).toBe('Live, the same for all players')
  })

  test('of every game in every language, with no word missing', () => {
    for (const locale of LOCALE_CODES) {
      const texts = aboutTexts(locale)
      for (const { title } of SHELF) {
        const game = aboutGame(locale, title)!
        const facts = factsOf(game, texts, locale)
        expect(facts.every(({ label, value }) => label && value && !value.includes('{'))).toBe(true)
        if (game.kind === 'slot')
          expect(facts.at(-1)?.value.split(' · ')).toHaveLength(game.features.length)
        expect(texts).toHaveProperty([`list.${themeOf(game)}`])
      }
    }
  })

  test('a theme leads to its list: the fixed ones by their own path', () => {
    expect(listPath('en', themeOf(about('pearl-drift')))).toBe('/en/game-list/sea/')
    expect(listPath('en', themeOf(about('roulette-du-cap')))).toBe('/en/roulette/')
    expect(listPath('en', themeOf(about('grand-wheel')))).toBe('/en/live-casino/')
  })
})
