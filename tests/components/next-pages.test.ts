import { expect, test } from 'vitest'

import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { MORE, SPOTLIGHT, STUDIO_FIRST } from '#rules/slices.ts'
import { nextPages } from '../../src/components/next-pages.ts'

test('[GAME-13] [GAME-14] a studio shows ten and ten, and goes on by thirties, each game once', () => {
  expect([SPOTLIGHT, STUDIO_FIRST, MORE]).toEqual([10, 20, 30])
  const games = ALL_TITLES.slice(0, 65)
  const pages = nextPages(games, STUDIO_FIRST)
  expect(pages.map(({ page, games: own }) => [page, own.length])).toEqual([
    ['2', 30],
    ['3', 15]
  ])
  expect(pages.map(({ isLast }) => isLast)).toEqual([false, true])
  expect(pages.flatMap(({ games: own }) => own)).toEqual(games.slice(20))
})

test('[L034] a list whose games all stand on its own page has no page after it', () => {
  expect(nextPages(ALL_TITLES.slice(0, 20), STUDIO_FIRST)).toEqual([])
  expect(nextPages([], MORE)).toEqual([])
})
