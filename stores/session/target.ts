import { pathTo } from '#config/paths.ts'
import { redirectTarget } from '#contract/wire/redirect-target.ts'
import { currentMode } from '../current-mode.ts'
import { currentLocale } from '../locale.ts'

/** What every page on the way in hands on. */
export const CARRIED = [
  'amount',
  'currency',
  'paymentMethod',
  'setCustomJackpot',
  'autoSubmit'
] as const

/** The lobby, or the sportsbook's front page in sports mode. */
export const defaultPage = (): string =>
  pathTo(currentLocale(), currentMode() === 'SPORTS' ? 'sports' : 'lobby')

/** Where a finished sign-in leads: the wanted page of this site with the five parameters put in. */
export function targetAfterSignIn(wanted: string | undefined, handler: URL): string {
  const target = new URL(redirectTarget(wanted, handler, defaultPage()))
  for (const name of CARRIED) {
    const value = handler.searchParams.get(name)
    if (value !== null) target.searchParams.set(name, value)
  }
  return target.href
}
