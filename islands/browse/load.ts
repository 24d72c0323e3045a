import { SHELF_FILE, type Shelf } from '#rules/browse/shelf-file.ts'

let loading: Promise<Shelf> | undefined

async function fetched(): Promise<Shelf> {
  const response = await fetch(SHELF_FILE)
  if (!response.ok) throw new Error(`The shelf: ${response.status}`)
  // The build writes the file of the very type.
  return (await response.json()) as Shelf
}

/** The games of the house, fetched once; what failed is tried again by whoever asks next. */
export function loadShelf(): Promise<Shelf> {
  loading ??= fetched().catch((thrown: unknown) => {
    loading = undefined
    throw thrown
  })
  return loading
}
