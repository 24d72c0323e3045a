export type Rng = () => number
export const rng = (seed: number): Rng => {
  let s = (seed * 2654435761) >>> 0 || 1
  return () => {
    s ^= s << 13
    s >>>= 0
    s ^= s >>> 17
    s ^= s << 5
    s >>>= 0
    return s / 4294967296
  }
}
export const clamp = (x: number, a = 0, b = 1) => Math.min(b, Math.max(a, x))
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const smooth = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}
export const TAU = Math.PI * 2
const hash = (x: number, y: number, s: number) => {
  let h = (x * 374761393 + y * 668265263 + s * 1442695041) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
export const noise = (x: number, y: number, s = 0) => {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    xf = x - xi,
    yf = y - yi,
    u = xf * xf * (3 - 2 * xf),
    v = yf * yf * (3 - 2 * yf)
  return lerp(
    lerp(hash(xi, yi, s), hash(xi + 1, yi, s), u),
    lerp(hash(xi, yi + 1, s), hash(xi + 1, yi + 1, s), u),
    v
  )
}
export const fbm = (x: number, y: number, s = 0, o = 5) => {
  let a = 0.5,
    t = 0,
    n = 0
  for (let i = 0; i < o; i++) {
    t += a * noise(x, y, s + i * 17)
    n += a
    a *= 0.5
    x *= 2.03
    y *= 2.03
  }
  return t / n
}
