import * as THREE from 'three'

export type G = CanvasRenderingContext2D

/** A canvas of that size and its pen. */
export const canvas = (w: number, h: number): [HTMLCanvasElement, G] => {
  const c = document.createElement('canvas')
  c.width = w
  c.height = h
  const g = c.getContext('2d', { willReadFrequently: true })
  if (!g) throw new Error('no canvas')
  return [c, g]
}
export const texture = (c: HTMLCanvasElement, srgb = true, rep = 1) => {
  const t = new THREE.CanvasTexture(c)
  if (srgb) t.colorSpace = THREE.SRGBColorSpace
  t.wrapS = t.wrapT = THREE.RepeatWrapping
  t.repeat.set(rep, rep)
  t.anisotropy = 1
  return t
}
/** Canvas filled pixel by pixel: f returns [r,g,b,a] 0..255. */
export const pixels = (
  w: number,
  h: number,
  f: (u: number, v: number, x: number, y: number) => number[]
) => {
  const [c, g] = canvas(w, h)
  const im = g.createImageData(w, h)
  let k = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const p = f(x / w, y / h, x, y)
      im.data[k++] = p[0]
      im.data[k++] = p[1]
      im.data[k++] = p[2]
      im.data[k++] = p[3] ?? 255
    }
  g.putImageData(im, 0, 0)
  return c
}
export const rgb = (hex: string | number): [number, number, number] => {
  const c = new THREE.Color(hex)
  c.convertLinearToSRGB()
  return [c.r * 255, c.g * 255, c.b * 255]
}
export const rgba = (hex: string, a: number) => {
  const [r, g, b] = rgb(hex)
  return `rgba(${r | 0},${g | 0},${b | 0},${a})`
}
