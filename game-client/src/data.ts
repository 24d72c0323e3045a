import type { Locale } from '#config/locales.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import type { TableRules } from '#contract/wire/table-play.ts'

/** What the page was given when it was sent. */
export interface PageData {
  readonly locale: Locale
  readonly bcp47: string
  /** The origin of the casino's site, the only one that is spoken with. */
  readonly host: string
  /** Their kind says which module plays the game. */
  readonly rules: SlotRules | TableRules
  readonly texts: Readonly<Record<string, string>>
}

export function pageData(document: Document): PageData {
  const text = document.getElementById('data')?.textContent
  if (!text) throw new Error('The page carries no data')
  // Written by the provider into its own page.
  const data: PageData = JSON.parse(text)
  return data
}
