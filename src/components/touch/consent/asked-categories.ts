import { ASKED_CATEGORIES } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'

type Asked = (typeof ASKED_CATEGORIES)[number]

/**
 * What is asked for: preferences, which the house keeps itself, whatever somebody is there for, and
 * what a link has brought along.
 */
export function askedCategories(
  parties: ThirdParties | undefined,
  isBrought: (category: Asked) => boolean
): readonly Asked[] {
  const { trackers = {}, scripts = [], fonts = [] } = parties ?? {}
  const { advertising, ...counting } = trackers
  const isAsked = (category: Asked): boolean =>
    category === 'preferences' ||
    isBrought(category) ||
    scripts.some(script => script.category === category) ||
    (category === 'analytics' && Object.keys(counting).length > 0) ||
    (category === 'marketing' && advertising !== undefined) ||
    (category === 'uncategorized' && fonts.length > 0)
  return ASKED_CATEGORIES.filter(isAsked)
}
