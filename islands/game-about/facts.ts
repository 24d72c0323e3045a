import { LOCALES, type Locale } from '#config/locales.ts'
import { returnText, stakesText } from '#rules/browse/figures.ts'
import { fill } from '../ui/fill.ts'
import { type AboutGame, type AboutTexts, type Stakes, textOf } from './about.ts'

export interface Fact {
  readonly label: string
  readonly value: string
}

/** Games whose return hangs on how they are played; what is told is that of the best play. */
const HANGS_ON_PLAY: readonly AboutGame['kind'][] = ['blackjack', 'videoPoker']

function returnOf(game: AboutGame, texts: AboutTexts, locale: Locale): Fact[] {
  if (game.rtp === null) return []
  const number = returnText(game.rtp, LOCALES[locale].bcp47)
  const value = HANGS_ON_PLAY.includes(game.kind)
    ? fill(texts['game.return.best'], { return: number }, locale)
    : number
  return [{ label: texts['game.return'], value }]
}

const stakesOf = ({ least, most, currency }: Stakes, bcp47: string) =>
  stakesText([Number(least), Number(most)], 1, currency, bcp47)

/** What a player may know of a game before playing, in the order in which it is asked. */
export function factsOf(game: AboutGame, texts: AboutTexts, locale: Locale): readonly Fact[] {
  const { bcp47 } = LOCALES[locale]
  const times = new Intl.NumberFormat(bcp47).format(game.maxWin)
  const features = game.features.flatMap(feature => textOf(texts, `feature.${feature}`) ?? [])
  const isTable = game.kind !== 'slot'
  return [
    { label: texts['game.kind'], value: texts[`game.kind.${game.kind}`] },
    ...returnOf(game, texts, locale),
    { label: texts['game.most'], value: fill(texts['game.times'], { times }, locale) },
    {
      label: texts['game.volatility'],
      value: texts[`game.volatility.${game.volatility ?? 'bets'}`]
    },
    ...(game.stakes ? [{ label: texts['game.stakes'], value: stakesOf(game.stakes, bcp47) }] : []),
    ...(isTable
      ? [
          {
            label: texts['game.rounds'],
            value: texts[game.isLive ? 'game.rounds.shared' : 'game.rounds.own']
          }
        ]
      : []),
    ...(features.length > 0 ? [{ label: texts['game.features'], value: features.join(' · ') }] : [])
  ]
}
