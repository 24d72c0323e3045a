/** The page of a game, below the locale. */
export const gamePath = (slug: string): string => `/games/${slug}/`
