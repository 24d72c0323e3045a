import type { Licence } from '#config/licences.ts'
import type { Locale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import { catalogue } from '#messages/catalogue.ts'

/** What the strip under the header shows by a licence; undefined where it has nothing to show. */
export function sessionStrip(
  locale: Locale,
  { sessionClock, sessionLimits }: Pick<Licence, 'sessionClock' | 'sessionLimits'>
) {
  const hasLimits = sessionLimits !== null
  if (!sessionClock && !hasLimits) return undefined
  const texts = catalogue(locale, 'limits')
  return {
    hasClock: sessionClock,
    hasLimits,
    limitsHref: pathTo(locale, 'limits'),
    texts: {
      session: texts['limits.strip.session'],
      ends: texts['limits.strip.ends'],
      limits: texts['limits.strip.limits']
    }
  }
}
