import type { Fixed } from '../../db/tables.ts'

/** Which games of the shelf the house offers; what they are is the shelf's business. */
interface CatalogueGamesTable {
  slug: Fixed<string>
  is_offered: boolean
  added_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    catalogue_games: CatalogueGamesTable
  }
}
