export const SORTS = ['picks', 'new', 'name', 'return'] as const

export type Sort = (typeof SORTS)[number]

/** What somebody wants of the games of a list. */
export interface Wanted {
  /** Slugs; of studios and volatilities any will do, of features all are wanted. */
  readonly studio: readonly string[]
  readonly feature: readonly string[]
  readonly volatility: readonly string[]
  /** In percent, at the least. */
  readonly rtp: number
  readonly jackpot: boolean
  /** A stake between the two, in units of a currency; 0 leaves an end open. */
  readonly from: number
  readonly to: number
  readonly sort: Sort
}

export const NOTHING_WANTED: Wanted = {
  studio: [],
  feature: [],
  volatility: [],
  rtp: 0,
  jackpot: false,
  from: 0,
  to: 0,
  sort: 'picks'
}

export const MANY = ['studio', 'feature', 'volatility'] as const
const FIGURES = ['rtp', 'from', 'to'] as const

/** Whether games are left out; an order of its own leaves out none. */
export const isSifted = (wanted: Wanted): boolean =>
  wanted.jackpot ||
  MANY.some(group => wanted[group].length > 0) ||
  FIGURES.some(figure => wanted[figure] > 0)

const figureOf = (text: string | null) => {
  const figure = Number(text)
  return Number.isFinite(figure) && figure > 0 ? figure : 0
}

/** What an address or a form wants; whatever is none of ours is left aside. */
export function readWanted(entries: URLSearchParams): Wanted {
  const list = (name: string) => (entries.get(name) ?? '').split(',').filter(Boolean)
  const sort = SORTS.find(name => name === entries.get('sort')) ?? 'picks'
  return {
    studio: list('studio'),
    feature: list('feature'),
    volatility: list('volatility'),
    rtp: figureOf(entries.get('rtp')),
    jackpot: entries.has('jackpot'),
    from: figureOf(entries.get('from')),
    to: figureOf(entries.get('to')),
    sort
  }
}

/** The address that wants it, with all else that stands in the given one. */
export function writeWanted(address: URL, wanted: Wanted): URL {
  const url = new URL(address)
  const put = (name: string, value: string) =>
    value === '' ? url.searchParams.delete(name) : url.searchParams.set(name, value)
  for (const group of MANY) put(group, wanted[group].join(','))
  for (const figure of FIGURES) put(figure, wanted[figure] > 0 ? String(wanted[figure]) : '')
  put('jackpot', wanted.jackpot ? '1' : '')
  put('sort', wanted.sort === 'picks' ? '' : wanted.sort)
  // Commas between slugs are as good as their codes, and can be read.
  url.search = url.search.replaceAll('%2C', ',')
  return url
}
