import { hasFeature, OPERATOR } from '#config/build.ts'
import type { Title } from '#config/catalogue/all-titles.ts'
import { SHELF } from '#config/catalogue/games.ts'
import { tileImage } from '#config/catalogue/pictures.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { StudioGame, Week } from '#islands/raffle/week.ts'
import { catalogue } from '#messages/catalogue.ts'
import { returnText } from '#rules/browse/figures.ts'
import { isDrawn } from '../drawn.ts'
import { groundOf, type STUDIOS_WITH_GAMES } from '../studio-games.ts'
import { fill } from '../text.ts'

const TOP = 10

const RETURNS = new Map(SHELF.map(({ title, rtp }) => [title.slug, rtp]))

function gameOf(locale: Locale, { slug, name }: Title): StudioGame {
  const rtp = hasFeature(OPERATOR, 'ShowRTP') ? RETURNS.get(slug) : undefined
  const percent = rtp && returnText(Number(rtp), LOCALES[locale].bcp47)
  return {
    name,
    href: href(locale, 'game', { slug }),
    tile: tileImage(slug, 240),
    rtp: percent ? fill(catalogue(locale, 'pages')['browse.rtp'], { percent }) : undefined
  }
}

/** What stands in the page of the raffle in the week of a studio. */
export function weekOf(
  locale: Locale,
  { slug, name, games }: (typeof STUDIOS_WITH_GAMES)[number]
): Week {
  const mark = `/art/studios/${slug}-240`
  const all = games.map(game => gameOf(locale, game))
  return {
    slug,
    name,
    href: href(locale, 'gameStudio', { slug }),
    ground: groundOf(games),
    mark: isDrawn(mark) ? mark : undefined,
    top: all.slice(0, TOP),
    further: all.slice(TOP),
    isFew: all.length < TOP
  }
}
