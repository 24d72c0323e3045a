import * as THREE from 'three'

export type Finish = THREE.MeshPhysicalMaterialParameters

import { pixels, rgb, texture } from './canvas.ts'
import { clamp, fbm, lerp, smooth } from './math.ts'

let scratch: THREE.Texture | null = null
const scratchMap = () =>
  (scratch ??= texture(
    pixels(512, 512, (u, v) => {
      const n = fbm(u * 9, v * 9, 3) * 0.55 + fbm(u * 60, v * 60, 9, 2) * 0.3
      const c = 120 + n * 135
      return [c, c, c, 255]
    }),
    false,
    2
  ))
export const metal = (color: THREE.ColorRepresentation, roughness = 0.26, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    metalness: 1,
    roughness: roughness * 1.25,
    roughnessMap: scratchMap(),
    bumpMap: scratchMap(),
    bumpScale: 0.18,
    ...o
  })
export const gold = (o: Finish = {}) => metal(0xffc45e, 0.24, o)
export const oldGold = (o: Finish = {}) => metal(0xdd9c42, 0.36, o)
export const silver = (o: Finish = {}) => metal(0xdfe6ee, 0.22, o)
export const bronze = (o: Finish = {}) => metal(0xc0733a, 0.3, o)
export const iron = (o: Finish = {}) => metal(0x5a5f68, 0.46, o)
export const lacquer = (color: THREE.ColorRepresentation, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.32,
    clearcoat: 1,
    clearcoatRoughness: 0.06,
    ...o
  })
export const glow = (color: THREE.ColorRepresentation, i = 3) =>
  new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(i) })
const woods = new Map<string, THREE.Texture>()
const paintWood = (dark: string, light: string, seed = 1) => {
  const a = rgb(dark),
    b = rgb(light)
  return texture(
    pixels(512, 512, (u, v) => {
      const w = fbm(u * 2 + seed, v * 14, seed, 4)
      const ring = 0.5 + 0.5 * Math.sin((w * 9 + v * 5) * 6)
      const f = fbm(u * 6, v * 160, seed + 5, 3)
      const t = clamp(ring * 0.45 + f * 0.6 - 0.05)
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t), 255]
    })
  )
}
export const woodMap = (dark: string, light: string) => {
  const found = woods.get(dark + light) ?? paintWood(dark, light)
  woods.set(dark + light, found)
  return found
}
export const wood = (dark = '#2a1207', light = '#8a4a1e', o: Finish = {}) => {
  const m = woodMap(dark, light)
  return new THREE.MeshPhysicalMaterial({
    map: m,
    bumpMap: m,
    bumpScale: 1.2,
    roughness: 0.5,
    clearcoat: 0.45,
    clearcoatRoughness: 0.3,
    ...o
  })
}
let stoneTex: THREE.Texture | null = null
export const stoneBump = () =>
  (stoneTex ??= texture(
    pixels(512, 512, (u, v) => {
      const n = fbm(u * 8, v * 8, 41, 6)
      const crack = 1 - smooth(0, 0.035, Math.abs(fbm(u * 5, v * 5, 77, 4) - 0.5))
      const c = clamp(n * 1.2 - crack * 0.55) * 255
      return [c, c, c, 255]
    }),
    false
  ))
export const stone = (color: THREE.ColorRepresentation, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.9,
    bumpMap: stoneBump(),
    bumpScale: 4,
    ...o
  })
/** Smooth coloured skin with a soft sheen: animals, petals, cloth. */
export const skin = (color: THREE.ColorRepresentation, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.48,
    clearcoat: 0.45,
    clearcoatRoughness: 0.25,
    sheen: 0.3,
    sheenRoughness: 0.5,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color(0xffffff), 0.25),
    ...o
  })
export const leafy = (color: THREE.ColorRepresentation = 0x3a9a34, o: Finish = {}) =>
  skin(color, { side: THREE.DoubleSide, roughness: 0.4, clearcoat: 0.6, ...o })
export const pearly = (color: THREE.ColorRepresentation = 0xfff2ea, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    iridescence: 0.5,
    iridescenceIOR: 1.5,
    iridescenceThicknessMinimum: 180,
    iridescenceThicknessMaximum: 420,
    ...o
  })
export const glass = (
  color: THREE.ColorRepresentation = 0xffffff,
  opacity = 0.28,
  o: Finish = {}
) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.03,
    clearcoat: 1,
    clearcoatRoughness: 0.01,
    transparent: true,
    opacity,
    envMapIntensity: 2.2,
    side: THREE.DoubleSide,
    depthWrite: false,
    ...o
  })
export const cloth = (color: THREE.ColorRepresentation, o: Finish = {}) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.85,
    sheen: 1,
    sheenRoughness: 0.4,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color(0xffffff), 0.45),
    side: THREE.DoubleSide,
    ...o
  })
/** The metal of that name. */
export const metalOf = (name: string | undefined, o: Finish = {}) =>
  name === 'silver'
    ? silver(o)
    : name === 'bronze'
      ? bronze(o)
      : name === 'iron'
        ? iron(o)
        : name === 'oldGold'
          ? oldGold(o)
          : gold(o)
