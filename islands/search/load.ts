import { searchFile } from '#rules/search/search-file.ts'
import { indexOf, type SearchIndex } from '#rules/search/search-index.ts'
import type { SearchData } from './search-data.ts'

interface Loaded {
  readonly data: SearchData
  readonly index: SearchIndex
}

let loading: Promise<Loaded> | undefined

async function fetched(): Promise<Loaded> {
  const [, locale = ''] = location.pathname.split('/')
  const response = await fetch(searchFile(locale))
  if (!response.ok) throw new Error(`The games of the search: ${response.status}`)
  // The build writes the file of the very type.
  const data = (await response.json()) as SearchData
  return { data, index: indexOf(data) }
}

/** The games of the page's locale, loaded and made ready once; what failed is tried again. */
export function loadSearch(): Promise<Loaded> {
  loading ??= fetched().catch((thrown: unknown) => {
    loading = undefined
    throw thrown
  })
  return loading
}
