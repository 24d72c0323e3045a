import type { TypedDocument } from '../environment/graphql/documents.ts'
import { currentLocale } from '../locale.ts'
import { ask } from './main.ts'
import type { Rest } from './request.ts'

/** Asks the main endpoint for what carries words: they come in the language of the page. */
export function askInWords<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables, settings = {}]: Rest<Variables>
): Promise<Result> {
  const headers = { ...settings.headers, locale: currentLocale() }
  return ask(
    document,
    ...([variables ?? ({} as Variables), { ...settings, headers }] as Rest<Variables>)
  )
}
