import type { ProductMode } from '#contract/wire/product-mode.ts'

export interface ModeSources {
  /** The whole path, with the locale. */
  readonly path: string
  readonly query: ProductMode | undefined
  readonly stored: ProductMode | undefined
  readonly hasSportsbook: boolean
}

const BELOW_LOCALE = /^\/[^/]+/
const SPORTS = /^\/sports(\/|$)/
const CASINO = /^\/(games|game-list|game-category|game-studio)(\/|$)/

/** Path, then query, then the stored preference; without a sportsbook there is only the casino. */
export function resolveMode({ path, query, stored, hasSportsbook }: ModeSources): ProductMode {
  if (!hasSportsbook) return 'CASINO'
  const page = path.replace(BELOW_LOCALE, '')
  if (SPORTS.test(page)) return 'SPORTS'
  if (CASINO.test(page)) return 'CASINO'
  return query ?? stored ?? 'CASINO'
}
