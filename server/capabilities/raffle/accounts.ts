/** Where the prizes come from. */
export const RAFFLES_ACCOUNT = 'house:raffles'

/** What the draws of a series may give away: it passes from one draw to the next. */
export const prizesAccount = (source: string) => `pot:${source}:prizes` as const
