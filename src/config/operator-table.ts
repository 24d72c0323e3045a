import elmst from './brands/elmst.json' with { type: 'json' }
import elvel from './brands/elvel.json' with { type: 'json' }
import fortuneforge from './brands/fortuneforge.json' with { type: 'json' }
import frenwall from './brands/frenwall.json' with { type: 'json' }
import herion from './brands/herion.json' with { type: 'json' }
import infiniza from './brands/infiniza.json' with { type: 'json' }
import { readBrands } from './read-brands.ts'

/** The operators by their names on the wire; a line here and a file in `brands` make one. */
export const OPERATORS = readBrands({
  Infiniza: infiniza,
  Frenwall: frenwall,
  Herion: herion,
  FortuneForge: fortuneforge,
  Elmst: elmst,
  Elvel: elvel
})
