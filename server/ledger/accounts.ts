/** Who can hold value. Players and pots never go below zero; the others may. */
export type Account =
  | `player:${string}:${'bonus' | 'cash' | 'held'}`
  | `pot:${string}:${string}`
  | `house:${string}`
  | `provider:${string}`
  | 'world'

/** A unit of value and its scale: `EUR/2`, `JPY/0`, `COINS/0`. */
export type Asset = `${string}/${number}`

const FLOORED = /^(player|pot):/
const PLAYER = /^player:(?<id>.+):(bonus|cash|held)$/

/** True for an account whose balance may never be negative. */
export const isFloored = (account: string): boolean => FLOORED.test(account)

/** The player an account belongs to, if it is a player's. */
export const playerOf = (account: string): string | undefined =>
  PLAYER.exec(account)?.groups?.['id']
