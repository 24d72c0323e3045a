/** What the feed tells of a live table. */
export interface Table {
  readonly game: string
  readonly isOpen: boolean
  readonly players: number
}

/** The pot of a game; the amount is a decimal string of the currency's major unit. */
export interface Pot {
  readonly game: string
  readonly value: string
  readonly currency: string
}

export interface Feed {
  readonly lastUpdated: number
  readonly jackpots: readonly Pot[]
  readonly liveCasino: readonly Table[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isTable = (entry: Fields): entry is Fields & Table =>
  typeof entry['game'] === 'string' &&
  typeof entry['isOpen'] === 'boolean' &&
  typeof entry['players'] === 'number' &&
  entry['players'] >= 0

const isPot = (entry: Fields): entry is Fields & Pot =>
  typeof entry['game'] === 'string' &&
  typeof entry['value'] === 'string' &&
  /^\d{1,15}(\.\d+)?$/.test(entry['value']) &&
  typeof entry['currency'] === 'string' &&
  /^[A-Z]{3}$/.test(entry['currency'])

const entries = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : [])

/** The answer of a feed; what does not fit is left out, and without a moment it is none. */
export function readFeed(answer: unknown): Feed | undefined {
  if (!isFields(answer)) return undefined
  const lastUpdated = Date.parse(String(answer['lastUpdated']))
  if (Number.isNaN(lastUpdated)) return undefined
  return {
    lastUpdated,
    jackpots: entries(answer['jackpots']).filter(isPot),
    liveCasino: entries(answer['liveCasino']).filter(isTable)
  }
}
