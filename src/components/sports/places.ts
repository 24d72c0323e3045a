import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { COMPETITIONS, type Competition } from '#config/sports/competitions.ts'
import { SPORTS, type SportId } from '#config/sports/sports.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { Item } from '../navigation.ts'

/** Competitions that stand by themselves, in the order of lists; parts are shown with the whole. */
export const competitionsOf = (sport: SportId): readonly Competition[] =>
  COMPETITIONS.filter(one => one.sport === sport && one.parent === null)

/** The topics of a competition: its own, or those of its parts, which alone hold matches. */
export function topicsOf({ id }: Competition): string {
  const parts = COMPETITIONS.filter(one => one.parent === id).map(part => part.id)
  return (parts.length > 0 ? parts : [id]).map(one => `competition:${one}`).join(' ')
}

export const sportHref = (locale: Locale, sport: string): string =>
  href(locale, 'sportsSport', { sport })

export const competitionHref = (locale: Locale, { sport, id }: Competition): string =>
  href(locale, 'sportsCompetition', { sport, competition: id })

/** What stands first beside every page of sports. */
export function sportsMenu(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'sports')
  return [
    { route: 'sports', label: text['sports.home'], href: href(locale, 'sports'), icon: 'lobby' },
    {
      route: 'sportsInPlay',
      label: text['sports.inPlay'],
      href: href(locale, 'sportsInPlay'),
      icon: 'now'
    },
    {
      route: 'sportsBets',
      label: text['sports.myBets'],
      href: href(locale, 'sportsBets'),
      icon: 'receipt'
    },
    {
      route: 'sportsResults',
      label: text['sports.results'],
      href: href(locale, 'sportsResults'),
      icon: 'flag'
    }
  ]
}

export interface SportItem extends Item {
  readonly id: SportId
}

/** All sports of the book, with the ways to their pages. */
export function sportItems(locale: Locale): readonly SportItem[] {
  const text = catalogue(locale, 'sports')
  return SPORTS.map(({ id, icon }) => ({
    id,
    label: text[`sports.sport.${id}`],
    href: sportHref(locale, id),
    icon
  }))
}
