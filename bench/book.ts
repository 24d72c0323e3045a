export const ASSET = 'EUR/2'
export const PLAYERS = 4000
export const GAMES = 100

/** Which account the stake goes to: the same for all, or one of many. */
export type Books = 'hot' | 'spread'

/** One bet from start to commit; the number makes its key, its player and its game. */
export type Bet = (number: number, worker: number) => Promise<unknown>

export const playerAt = (number: number) => `p${(number * 7919) % PLAYERS}`

export const cashOf = (player: string) => `player:${player}:cash` as const

export const houseAt = (number: number, books: Books) =>
  `house:${books === 'hot' ? 'hot' : `g${number % GAMES}`}` as const

export const stakeAt = (number: number) => BigInt(1 + (number % 500))
