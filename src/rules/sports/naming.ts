import { MARKET_KINDS } from '#config/sports/markets.ts'
import { isSport, type Sport, sportOf } from '#config/sports/sports.ts'
import { linesBeside, quartersOf } from './asian.ts'
import { type Market, readMarketKey } from './markets.ts'

/** Texts of the namespace `sports`, by key. */
export type SportsWords = Readonly<Record<string, string>>

/** What names of markets and outcomes are made of beside their keys. */
export interface Naming {
  readonly words: SportsWords
  readonly bcp47: string
  readonly sport: string
  /** Names of the sides of a match, or of all who race, with their identities. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
}

const put = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const word = ({ words }: Naming, key: string, values: Readonly<Record<string, string>> = {}) =>
  put(words[`sports.${key}`] ?? '', values)

const sideOf = ({ sides }: Naming, place: number) => sides[place]?.name ?? ''

const sportIn = ({ sport }: Naming): Sport | undefined =>
  isSport(sport) ? sportOf(sport) : undefined

/** A line of so many quarters in figures of a language; with its sign where it is a handicap. */
export const lineText = (quarters: number, bcp47: string, isSigned = false): string =>
  new Intl.NumberFormat(bcp47, {
    maximumFractionDigits: 2,
    signDisplay: isSigned ? 'exceptZero' : 'auto'
  })
    .format(quarters / 4)
    .replace('-', '−')

/** The two lines that a stake on a quarter line is shared between, as text; empty for any other. */
export function besideText(quarters: number, bcp47: string, isSigned = false): string {
  const lines = linesBeside(quarters)
  return lines.length === 1 ? '' : lines.map(line => lineText(line, bcp47, isSigned)).join(', ')
}

/** Home's quarters of a handicap, or those of the away side, which is given the opposite. */
export const handicapOf = ({ specifiers }: Market, outcome: string): number => {
  const home = quartersOf(specifiers['hcp'] ?? '0')
  return outcome === '1' ? home : 0 - home
}

/** A part of a match by the number that a market's specifier gives it: `1st half`, `2nd period`. */
export function partName(naming: Naming, number: string): string {
  const part = sportIn(naming)?.period ?? 'half'
  return part === 'set'
    ? word(naming, 'part.set', { number })
    : word(naming, `part.${part}.${number}`)
}

function totalName(naming: Naming, { specifiers }: Market): string {
  const { side } = specifiers
  if (side !== undefined) {
    return word(naming, 'market.total.side', { side: sideOf(naming, Number(side) - 1) })
  }
  const play = sportIn(naming)?.play
  const counted = play === 'points' || play === 'sets' ? play : 'goals'
  return word(naming, `market.total.${counted}`)
}

/** What sets are made of, where that is not games. */
const FRAMES: Readonly<Record<string, string>> = { volleyball: '.points', darts: '.legs' }

/** What a market is called, without its line: `Total goals`, `Result, 1st half`. */
export function marketName(naming: Naming, key: string): string {
  const market = readMarketKey(key)
  if (!market) return word(naming, 'market.unknown')
  const { kind, specifiers } = market
  if (kind === 'total') return totalName(naming, market)
  const part = partName(naming, specifiers['period'] ?? '1')
  const number = specifiers['number'] ?? specifiers['period'] ?? ''
  const counted = kind === 'set-total' ? (FRAMES[naming.sport] ?? '') : ''
  return word(naming, `market.${kind}${counted}`, { part, number })
}

const SIDES: Readonly<Record<string, number>> = { '1': 0, '2': 1 }

function resultName(naming: Naming, { kind }: Market, outcome: string): string | undefined {
  if (kind === 'more-in-half') {
    if (outcome === 'x') return word(naming, 'outcome.equal')
    return word(naming, `part.half.${outcome}`)
  }
  if (outcome === 'x') {
    return word(naming, kind === 'next-goal' ? 'outcome.noGoal' : 'outcome.draw')
  }
  const place = SIDES[outcome]
  return place === undefined ? undefined : sideOf(naming, place)
}

/**
 * What an outcome of a market is called, with its line: `Ravnsund −0.25`, `Over 2.5`, `Draw`, `2–1`.
 * An outcome that the house does not know is called by its identity.
 */
export function outcomeName(naming: Naming, key: string, outcome: string): string {
  const market = readMarketKey(key)
  if (!market) return outcome
  const { kind, specifiers } = market
  const { settles } = MARKET_KINDS[kind]
  if (settles === 'handicap') {
    const side = sideOf(naming, SIDES[outcome] ?? 0)
    return `${side} ${lineText(handicapOf(market, outcome), naming.bcp47, true)}`
  }
  if (outcome === 'over' || outcome === 'under') {
    const line = lineText(quartersOf(specifiers['total'] ?? '0'), naming.bcp47)
    return word(naming, `outcome.${outcome}`, { line })
  }
  if (settles === 'double-chance') {
    const [one = '', other = ''] = outcome
      .split('')
      .map(sign => resultName(naming, market, sign) ?? sign)
    return word(naming, 'outcome.either', { one, other })
  }
  if (settles === 'race') return naming.sides.find(({ id }) => id === outcome)?.name ?? outcome
  if (/^\d+:\d+$/.test(outcome)) return outcome.replace(':', '–')
  return resultName(naming, market, outcome) ?? naming.words[`sports.outcome.${outcome}`] ?? outcome
}
