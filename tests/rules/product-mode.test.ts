import { describe, expect, test } from 'vitest'

import type { ProductMode } from '#contract/wire/product-mode.ts'
import { resolveMode } from '#rules/product-mode.ts'

const QUERIES = [undefined, 'CASINO', 'SPORTS'] as const
const STORED = [undefined, 'CASINO', 'SPORTS'] as const

/** What each kind of page shows: its own mode, or what query and preference say. */
const PAGES: readonly (readonly [string, ProductMode | 'asked'])[] = [
  ['/en/sports/', 'SPORTS'],
  ['/de_AT/sports/football/', 'SPORTS'],
  ['/en/games/', 'CASINO'],
  ['/en/games/x/', 'CASINO'],
  ['/en/game-list/x/', 'CASINO'],
  ['/en/game-category/x/', 'CASINO'],
  ['/en/game-studio/x/', 'CASINO'],
  ['/en/game-studio/', 'CASINO'],
  ['/en/', 'asked'],
  ['/en/rewards/', 'asked'],
  ['/en/game-search/', 'asked'],
  ['/en/sportsmanship/', 'asked'],
  ['/', 'asked']
]

const TABLE = PAGES.flatMap(([path, own]) =>
  QUERIES.flatMap(query =>
    STORED.map(stored => ({
      path,
      query,
      stored,
      mode: own === 'asked' ? (query ?? stored ?? 'CASINO') : own
    }))
  )
)

describe('product mode', () => {
  test.each(TABLE)(
    'at $path, asked $query, stored $stored, is $mode [SITE-37] [SITE-38] [SITE-39]',
    ({ mode, ...sources }) => {
      expect(resolveMode({ ...sources, hasSportsbook: true })).toBe(mode)
    }
  )

  test.each(TABLE)(
    'is CASINO without a sportsbook, whatever $path says',
    ({ mode, ...sources }) => {
      expect(resolveMode({ ...sources, hasSportsbook: false })).toBe('CASINO')
    }
  )
})
