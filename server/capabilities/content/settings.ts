import { OPERATORS, type Operator } from '#config/operators.ts'
import type { QueryResolvers } from '../../generated/lobby.ts'
import type { Ports } from '../../ports.ts'

const brandOf = ({ config }: Ports): Operator => OPERATORS[config.operator]

/** No tracker is configured, so none is named. */
export const lobbySettings: NonNullable<QueryResolvers['lobbySettings']> = (
  _root,
  _input,
  { ports }
) => {
  const { layout, title, automaticAcceptedCookiesCountries } = brandOf(ports)
  return {
    layout,
    title,
    trackingOptions: null,
    automaticAcceptedCookiesCountries: [...automaticAcceptedCookiesCountries]
  }
}

/** Faces and colours stand in the style sheets of the build; here is only what chooses them. */
export const themeSettings: NonNullable<QueryResolvers['themeSettings']> = (
  _root,
  _input,
  { ports }
) => {
  const { theme, roundness } = brandOf(ports)
  return {
    theme,
    roundness: { base: typeof roundness === 'number' ? `${roundness}px` : '999px' }
  }
}
