import type { Fixed, Moment } from '../../db/tables.ts'

interface FavouriteGamesTable {
  player_id: Fixed<string>
  slug: Fixed<string>
  marked_at: Moment
}

declare module '#server/db/tables.ts' {
  interface Tables {
    favourite_games: FavouriteGamesTable
  }
}
