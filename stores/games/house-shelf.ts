import { SHELF_FILE, type Shelf } from '#rules/browse/shelf-file.ts'
import { environment } from '../environment/index.ts'

/** A game as a tile of the house's shelf shows it. */
export interface ShelfGame {
  readonly slug: string
  readonly name: string
  readonly studio: string
  /** Empty where no picture is drawn. */
  readonly tone: string
}

let loading: Promise<ReadonlyMap<string, ShelfGame>> | undefined

async function load(): Promise<ReadonlyMap<string, ShelfGame>> {
  const response = await environment().fetch(SHELF_FILE)
  // The build writes the file of the very type.
  const { games, studios } = (await response.json()) as Shelf
  return new Map(
    games.map(row => {
      const [slug, name, studio] = row
      return [slug, { slug, name, studio: studios[studio]?.[1] ?? '', tone: row[12] }]
    })
  )
}

/** The house's games by their slugs, fetched once; what failed is tried again by who asks next. */
export function houseShelf(): Promise<ReadonlyMap<string, ShelfGame>> {
  loading ??= load().catch((thrown: unknown) => {
    loading = undefined
    throw thrown
  })
  return loading
}
