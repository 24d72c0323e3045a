import { surface } from '../../core/geometry.ts'
import { TAU } from '../../core/math.ts'

/** Shell wound on a logarithmic spiral: nautilus and ammonite flat, conch drawn out along its axis. */
export const spiral = (
  turns: number,
  growth: number,
  tube: number,
  rise: number,
  ribs = 0,
  squash = 1
) =>
  surface(
    (u, v) => {
      const th = u * turns * TAU,
        R = Math.exp(growth * (th - turns * TAU)),
        a = v * TAU,
        rib = 1 + ribs * Math.cos(th * 14)
      const t = tube * R * rib
      const d = R + Math.cos(a) * t
      return [Math.cos(th) * d, -Math.sin(th) * d, -R * rise + Math.sin(a) * t * squash]
    },
    Math.round(turns * 190),
    40
  )
