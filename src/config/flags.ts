/** Feature flags of the specification, section 6, each with its variations; kept in local storage. */
export const FLAGS = {
  button_variant: ['primary', 'secondary'],
  button_variant2: ['primary2', 'secondary2'],
  sga: ['disabled', 'enabled'],
  theme: ['theme1', 'theme2', 'theme3'],
  menu: ['menu1', 'menu2', 'menu3'],
  registration_form: ['regily', 'dino'],
  landing_registration: ['button', 'iframe']
} as const

export type FlagName = keyof typeof FLAGS
export type Variation<Name extends FlagName> = (typeof FLAGS)[Name][number]

/** Those that change the look of pages; what a page of a session asks for alone is no matter of its head. */
export const PAGE_FLAGS = [
  'button_variant',
  'button_variant2',
  'sga',
  'theme',
  'menu',
  'landing_registration'
] as const satisfies readonly FlagName[]

/** The variation that is stored, for flags that change something only where they are set. */
export function variationOf<Name extends FlagName>(
  name: Name,
  stored: string | null | undefined
): Variation<Name> | undefined {
  const variations: readonly Variation<Name>[] = FLAGS[name]
  return variations.find(variation => variation === stored)
}

/** The same; what is not allowed, or not there, is the first variation. */
export const flagOf = <Name extends FlagName>(
  name: Name,
  stored: string | null | undefined
): Variation<Name> => variationOf(name, stored) ?? FLAGS[name][0]
