import type { Locale } from '#config/locales.ts'
import { href, signInTo } from '#config/routes.ts'

/** The page of sign-in, which leads back to the game; without a slug to wherever one was. */
export function signInFor(locale: Locale, slug: string): string {
  return signInTo(locale, slug === '' ? href(locale, 'lobby') : href(locale, 'game', { slug }))
}
