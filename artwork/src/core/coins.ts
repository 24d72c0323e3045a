import * as THREE from 'three'
import { canvas, texture } from './canvas.ts'
import { type Finish, gold } from './materials.ts'
import { type Rng, TAU } from './math.ts'

let coinGeo: THREE.BufferGeometry | null = null,
  coinBump: THREE.Texture | null = null
/** Coin with a rim, a beaded ring and a star in relief. */
export function coinParts() {
  if (!coinBump) {
    const [c, g] = canvas(256, 256)
    g.fillStyle = '#444'
    g.fillRect(0, 0, 256, 256)
    g.filter = 'blur(1.6px)'
    g.translate(128, 128)
    g.strokeStyle = '#fff'
    g.lineWidth = 16
    g.beginPath()
    g.arc(0, 0, 118, 0, TAU)
    g.stroke()
    g.fillStyle = '#eee'
    for (let i = 0; i < 40; i++) {
      g.beginPath()
      g.arc(Math.cos((i / 40) * TAU) * 98, Math.sin((i / 40) * TAU) * 98, 4.6, 0, TAU)
      g.fill()
    }
    g.fillStyle = '#fff'
    g.beginPath()
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * TAU - Math.PI / 2,
        d = i % 2 ? 30 : 76
      g.lineTo(Math.cos(a) * d, Math.sin(a) * d)
    }
    g.fill()
    g.fillStyle = '#777'
    g.beginPath()
    g.arc(0, 0, 17, 0, TAU)
    g.fill()
    coinBump = texture(c, false)
  }
  coinGeo ??= new THREE.CylinderGeometry(0.36, 0.36, 0.07, 32, 1)
  coinGeo.userData['shared'] = true
  return { geo: coinGeo, bump: coinBump }
}
export const coinMats = (make: (o: Finish) => THREE.Material = gold) => {
  const { bump } = coinParts()
  const face = make({
    bumpMap: bump,
    bumpScale: 5,
    emissive: 0x7a4408,
    emissiveIntensity: make === gold ? 0.22 : 0
  })
  return [make({}), face, face]
}
export const coins = (
  places: { p: number[]; r: number[]; s?: number }[],
  mats: THREE.Material[] = coinMats()
) => {
  const im = new THREE.InstancedMesh(coinParts().geo, mats, places.length)
  const o = new THREE.Object3D()
  places.forEach((c, i) => {
    o.position.set(c.p[0], c.p[1], c.p[2])
    o.rotation.set(c.r[0], c.r[1], c.r[2])
    o.scale.setScalar(c.s ?? 1)
    o.updateMatrix()
    im.setMatrixAt(i, o.matrix)
  })
  im.castShadow = im.receiveShadow = true
  return im
}
export const coinHeap = (
  r: Rng,
  n: number,
  R: number,
  h: number,
  mats?: THREE.Material[],
  tilt = 0.5
) =>
  coins(
    Array.from({ length: n }, () => {
      const a = r() * TAU,
        d = Math.sqrt(r()) * R
      return {
        p: [Math.cos(a) * d, h * (1 - (d / R) ** 2) + (r() - 0.5) * 0.12, Math.sin(a) * d],
        r: [0.62 + (r() - 0.5) * 2 * tilt, r() * 6, (r() - 0.5) * 2 * tilt]
      }
    }),
    mats
  )
