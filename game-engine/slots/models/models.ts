import type { Model } from '../model.ts'
import { codex } from './codex.ts'
import { current } from './current.ts'
import { drift } from './drift.ts'
import { flare } from './flare.ts'
import { hoard } from './hoard.ts'
import { horizon } from './horizon.ts'
import { prospect } from './prospect.ts'
import { rapids } from './rapids.ts'
import { tumble } from './tumble.ts'

/** The mathematics of the house's slots, by the name that the catalogue gives them. */
export const MODELS = {
  codex,
  current,
  drift,
  flare,
  hoard,
  horizon,
  prospect,
  rapids,
  tumble
} as const satisfies Record<string, Model>
