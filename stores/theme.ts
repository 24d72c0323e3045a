import {
  ThemeSettingsDocument,
  type ThemeSettingsQuery
} from '#contract/generated/lobby/graphql.ts'
import { askLobby } from './calls/lobby.ts'
import { kept } from './environment/kept.ts'

type Values = Readonly<Record<string, string>>

/** The face of the operator, for what is drawn by script and not by a style sheet. */
export interface Theme {
  readonly colours: Values
  readonly roundness: Values
}

/** Of a map of the wire, the entries that are values of CSS. */
function valuesOf(map: unknown): Values {
  const entries = Object.entries(Object(map)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  return Object.fromEntries(entries)
}

const themeOf = ({ themeSettings }: ThemeSettingsQuery): Theme => ({
  colours: valuesOf(themeSettings.colours),
  roundness: valuesOf(themeSettings.roundness)
})

/** The theme settings of the lobby, asked for once; what failed is asked again. */
export const themeSettings = kept(async () => themeOf(await askLobby(ThemeSettingsDocument)))
