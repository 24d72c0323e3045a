import type { G } from '../core/canvas.ts'
import type { Lights } from '../core/light.ts'
import type { Rng } from '../core/math.ts'

/** An environment paints behind the motif, in front of it, and says how the scene is lit. */
export interface Env {
  light: Lights
  back(g: G, W: number, H: number, r: Rng): void
  front?(g: G, W: number, H: number, r: Rng): void
}
