import type { Locale } from './locales.ts'

/**
 * The paths below the locale that every page of a session leads to. They stand apart from the route
 * table, which the browser loads only where it must tell routes apart.
 */
export const PATHS = {
  lobby: '/',
  login: '/login/',
  sports: '/sports/',
  deposit: '/deposit/',
  withdraw: '/withdraw/',
  profile: '/profile/',
  limits: '/profile/limits/',
  selfExclusion: '/profile/self-exclusion/',
  gameHistory: '/profile/game-history/',
  documents: '/profile/documents/',
  sourceOfWealth: '/source-of-wealth/',
  responsiblePlay: '/responsible-play/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/'
} as const

/** What an address ends with that opens the chat: no place of a page, a script answers it. */
export const CHAT_FRAGMENT = '#chat'

export type PathName = keyof typeof PATHS

/** The address of one of these pages in a locale. */
export const pathTo = (locale: Locale, name: PathName): string => `/${locale}${PATHS[name]}`
