import { environment } from '../environment/index.ts'

/** Feature flags of the specification, section 6, each with its variations. */
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

/** The stored variation, for flags that change something only where they are set. */
export function storedFlag<Name extends FlagName>(name: Name): Variation<Name> | undefined {
  const stored = environment().local.get(name)
  const variations: readonly Variation<Name>[] = FLAGS[name]
  return variations.find(variation => variation === stored)
}

/** The stored variation; one that is not allowed, or none, is the first. */
export const flag = <Name extends FlagName>(name: Name): Variation<Name> =>
  storedFlag(name) ?? FLAGS[name][0]
