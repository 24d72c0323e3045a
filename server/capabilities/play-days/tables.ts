import type { CurrencyCode } from '#config/currencies.ts'
import type { Fixed } from '../../db/tables.ts'

/** What a player has played of a game on a day by UTC; amounts in minor units. */
interface PlayDaysTable {
  player_id: Fixed<string>
  /** YYYY-MM-DD. */
  day: Fixed<string>
  /** Empty for what was won beside the games, in jackpots and raffles. */
  game: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** Real money, contributions to jackpots among it. */
  staked: bigint
  won: bigint
  /** Real and bonus money together, without contributions and without spins that the house gave. */
  wagered: bigint
  returned: bigint
  rounds: number
}

declare module '#server/db/tables.ts' {
  interface Tables {
    play_days: PlayDaysTable
  }
}
