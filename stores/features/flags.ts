import { type FlagName, type Variation, variationOf } from '#config/flags.ts'
import { environment } from '../environment/index.ts'

/** The stored variation; undefined for none, and for one that is not allowed. */
export const storedFlag = <Name extends FlagName>(name: Name): Variation<Name> | undefined =>
  variationOf(name, environment().local.get(name))
