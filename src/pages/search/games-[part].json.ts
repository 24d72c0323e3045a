import type { APIRoute } from 'astro'

import { BUILT_LOCALES } from '#config/build.ts'
import { inFiles } from '#rules/search/search-file.ts'
import { houseSearch } from '../../components/house-search.ts'

/** Places of studios, lists and features are the same in all languages, and titles are not translated. */
const further = () => {
  const [locale] = BUILT_LOCALES
  return locale ? inFiles(houseSearch(locale).games).slice(1) : []
}

export const getStaticPaths = () =>
  further().map((games, part) => ({ params: { part: String(part + 1) }, props: { games } }))

export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(props['games']))
