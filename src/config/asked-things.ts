import type { ASKED_CATEGORIES } from './consent-categories.ts'

/** Names by place; a star at the end of one stands for whatever follows. */
export interface Names {
  readonly cookie?: string
  readonly local?: string
  readonly session?: string
}

type ByCategory = Readonly<Partial<Record<(typeof ASKED_CATEGORIES)[number], Names>>>

/**
 * What waits in a browser for a yes to its category, and goes when that is taken back;
 * `stored-things.ts` says what each is for. What asks for consent loads it, so it holds names alone.
 */
export const ASKED_THINGS: ByCategory = {
  preferences: {
    cookie: 'productMode abTest_*',
    local: 'recentlyPlayed recentSearches lastDeposit oddsFormat'
  },
  analytics: {
    cookie: '_ga _ga_* _gid _gat* fs_* _fs*',
    local: '_fs* toldLogin',
    session: 'toldVariants'
  },
  marketing: { cookie: '_gcl_* adform*' }
}

/** What a link of a campaign or a partner brings along; only a refusal takes it away. */
export const BROUGHT_THINGS: ByCategory = {
  analytics: { session: 'utm' },
  marketing: { cookie: 'aff' }
}

/** What is kept for the visit in any case, and beyond it with a yes: without one it is shortened. */
export const LENGTHENED_THINGS: ByCategory = { preferences: { cookie: 'sportsCoupon' } }
