import {
  MARKET_KINDS,
  type MarketKind,
  type MarketKindName,
  SPECIFIER_SHAPES
} from '#config/sports/markets.ts'

export interface Market {
  readonly kind: MarketKindName
  readonly specifiers: Readonly<Record<string, string>>
}

export const kindOf = (name: MarketKindName): MarketKind => MARKET_KINDS[name]

/** The key of a market: its kind, and its specifiers in the order of their names. */
export function marketKey(
  kind: MarketKindName,
  specifiers: Readonly<Record<string, number | string>> = {}
): string {
  const pairs = Object.keys(specifiers)
    .toSorted()
    .map(name => `${name}=${specifiers[name]}`)
  return pairs.length === 0 ? kind : `${kind}|${pairs.join('&')}`
}

const isKind = (name: string): name is MarketKindName => Object.hasOwn(MARKET_KINDS, name)

/** The market of a key; null for a kind or a specifier that the house does not know, or writes otherwise. */
export function readMarketKey(key: string): Market | null {
  const [kind = '', ...rest] = key.split(/[|&]/)
  if (!isKind(kind)) return null
  const specifiers: Market['specifiers'] = Object.fromEntries(
    rest.map(pair => pair.split('=')).map(([name = '', value = '']) => [name, value])
  )
  const { needs, may } = kindOf(kind)
  const shapes = { ...may, ...needs }
  const isWhole = Object.keys(needs).every(name => Object.hasOwn(specifiers, name))
  const isKnown = Object.entries(specifiers).every(([name, value]) => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return shape !== undefined && SPECIFIER_SHAPES[shape].test(value)
  })
  return isWhole && isKnown && marketKey(kind, specifiers) === key ? { kind, specifiers } : null
}

/** Whether a kind has an outcome; competitors of a race are named by its event alone. */
export const hasOutcome = (kind: MarketKindName, outcome: string): boolean =>
  kindOf(kind).outcomes?.includes(outcome) ?? true
