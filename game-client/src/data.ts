import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { GameRules } from '../../server/games/provider/game-rules.ts'
import type { RoundView } from '../../server/games/provider/view.ts'

export type Round = RoundView
export type Step = RoundView['steps'][number]
export type StepWin = Step['wins'][number]
export type Rules = GameRules
export type Texts = Namespaces['slot']

/** What the page was given when it was sent. */
export interface PageData {
  readonly locale: Locale
  readonly bcp47: string
  /** The origin of the casino's site, the only one that is spoken with. */
  readonly host: string
  readonly rules: Rules
  readonly texts: Texts
}

export function pageData(document: Document): PageData {
  const text = document.getElementById('data')?.textContent
  if (!text) throw new Error('The page carries no data')
  // Written by the provider into its own page.
  const data: PageData = JSON.parse(text)
  return data
}
