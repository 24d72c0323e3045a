import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { quartersOf } from '#rules/sports/asian.ts'
import type { Shape } from '#rules/sports/bets.ts'
import { readMarketKey } from '#rules/sports/markets.ts'
import {
  besideText,
  handicapOf,
  marketName,
  type Naming,
  outcomeName
} from '#rules/sports/naming.ts'
import { fill } from '../fill.ts'

export interface SportsTexts {
  readonly locale: Locale
  readonly slip: Namespaces['slip']
  readonly sports: Namespaces['sports']
}

interface Picked {
  readonly market: string
  readonly outcome: string
}

export const namingIn = (
  { locale, sports }: SportsTexts,
  sport: string,
  sides: Naming['sides']
): Naming => ({ words: sports, bcp47: LOCALES[locale].bcp47, sport, sides })

/** What of an outcome says too little without the name of its market. */
const BARE = ['yes', 'no', 'odd', 'even']

/** What was picked, in words that stand alone: `Over 2.5`, `Both teams to score: Yes`. */
export function pickName(naming: Naming, { market, outcome }: Picked): string {
  const name = outcomeName(naming, market, outcome)
  return BARE.includes(outcome) ? `${marketName(naming, market)}: ${name}` : name
}

/**
 * On which two lines the stake of a quarter line lies, and how much on each where that is given; empty
 * for every other pick.
 */
export function halvesText(
  { locale, slip }: SportsTexts,
  { market, outcome }: Picked,
  half?: string
): string {
  const known = readMarketKey(market)
  if (!known) return ''
  const { bcp47 } = LOCALES[locale]
  const { hcp, total } = known.specifiers
  const both =
    hcp !== undefined
      ? besideText(handicapOf(known, outcome), bcp47, true)
      : total !== undefined
        ? besideText(quartersOf(total), bcp47)
        : ''
  const [one, other] = both.split(', ')
  if (!(one && other)) return ''
  return half === undefined
    ? fill(slip['slip.half'], { one, other }, locale)
    : fill(slip['slip.halves'], { half, one, other }, locale)
}

/** Names that are the same in every language. */
const NAMED: Readonly<Partial<Record<Shape, string>>> = {
  TRIXIE: 'Trixie',
  PATENT: 'Patent',
  YANKEE: 'Yankee',
  LUCKY_15: 'Lucky 15',
  CANADIAN: 'Canadian',
  LUCKY_31: 'Lucky 31',
  HEINZ: 'Heinz',
  LUCKY_63: 'Lucky 63',
  SUPER_HEINZ: 'Super Heinz',
  GOLIATH: 'Goliath'
}

/** What a bet of so many legs is called: `Treble`, `2 of 3`, `Yankee`. */
export function shapeName({ locale, slip }: SportsTexts, shape: Shape, legs: number): string {
  const named = NAMED[shape]
  if (named) return named
  if (shape === 'SINGLE') return slip['slip.single']
  if (shape !== 'COMBO') {
    const [right = '', count = ''] = shape.split('/')
    return fill(slip['slip.systemOf'], { right, count }, locale)
  }
  if (legs === 2) return slip['slip.double']
  return legs === 3 ? slip['slip.treble'] : fill(slip['slip.fold'], { count: legs }, locale)
}

/** Letters that legs are called by in lines: A, B, C … */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)
