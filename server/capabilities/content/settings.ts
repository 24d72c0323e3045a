import { fontFamily } from '#config/fonts.ts'
import { OPERATORS, type Operator } from '#config/operators.ts'
import type { QueryResolvers } from '../../generated/lobby.ts'
import type { Ports } from '../../ports.ts'

const brandOf = ({ config }: Ports): Operator => OPERATORS[config.operator]

/** What the brand file tells of the whole lobby; no tracker is named when it names none. */
export const lobbySettings: NonNullable<QueryResolvers['lobbySettings']> = (
  _root,
  _input,
  { ports }
) => {
  const { layout, title, trackers, automaticAcceptedCookiesCountries } = brandOf(ports)
  return {
    layout,
    title,
    trackingOptions: Object.keys(trackers).length > 0 ? trackers : null,
    automaticAcceptedCookiesCountries: [...automaticAcceptedCookiesCountries]
  }
}

/** The face of the brand file, of which the build makes its style sheet too. */
export const themeSettings: NonNullable<QueryResolvers['themeSettings']> = (
  _root,
  _input,
  { ports }
) => {
  const { theme, logo, logoDesktop, colours, fonts, roundness, ...icons } = brandOf(ports)
  return {
    theme,
    logo,
    logoDesktop,
    favicon16: icons.favicon16,
    favicon32: icons.favicon32,
    appleTouchIcon: icons.appleTouchIcon,
    // Typefaces are served by the house, so that nobody else learns who reads its pages.
    googleFontsUrl: null,
    fonts: { display: fontFamily(fonts.display), text: fontFamily(fonts.text) },
    colours,
    roundness
  }
}
