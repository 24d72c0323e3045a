import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import type { MissionStepRule } from '#config/engagement-missions.ts'
import { canonicalLocale, type Locale, preferredLocale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'

type Texts = Namespaces['missions']

const isKey = (texts: Texts, key: string): key is keyof Texts => Object.hasOwn(texts, key)

/** The locale to speak to somebody in, of whom the casino has told a language. */
export const localeOf = (language: string | null | undefined): Locale =>
  (language && (canonicalLocale(language) ?? preferredLocale([language]))) || 'en'

/** The words for missions in one language. */
export function missionWords(language: string | null | undefined) {
  const texts = catalogue(localeOf(language), 'missions')
  // A mission that is taken off the list stays among those that somebody has done.
  const say = (key: string, otherwise: string) => (isKey(texts, key) ? texts[key] : otherwise)
  return {
    title: (id: string) => say(`missions.${id}.title`, id),
    description: (id: string) => say(`missions.${id}.description`, ''),
    step(mission: string, step: MissionStepRule) {
      const title = ALL_TITLES.find(({ slug }) => slug === step.id)
      return title ? title.name : say(`missions.${mission}.step.${step.id}`, step.id)
    },
    reason: texts['missions.reason']
  }
}
