import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { group, mesh, tube, turned } from '../core/geometry.ts'
import { clamp, noise } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const fruit: Motif = k => {
  const g = group()
  const cherry = (x: number, y: number, z: number, s: number, hue = 0xc40a1e) => {
    const m = new THREE.MeshPhysicalMaterial({
      color: hue,
      roughness: 0.16,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
      sheen: 0.5,
      sheenColor: new THREE.Color(0xff4466)
    })
    const c = mesh(
      turned(
        [
          [0, 0.78],
          [0.16, 0.84],
          [0.55, 0.82],
          [0.98, 0.35],
          [0.98, -0.25],
          [0.6, -0.82],
          [0.12, -1],
          [0, -0.98]
        ],
        96,
        90
      ),
      m,
      [x, y, z],
      [0.15, 0, x * 0.12],
      s
    )
    g.add(c)
    return new THREE.Vector3(x, y + 0.78 * s, z)
  }
  const a = cherry(-1.0, -0.62, 0.75, 1.08),
    b = cherry(0.72, -0.95, 1.1, 1.12)
  const stem = new THREE.MeshPhysicalMaterial({ color: 0x6f8f2a, roughness: 0.5 })
  const top = [0.25, 2.35, 0]
  g.add(
    mesh(tube([a.toArray(), [-0.95, 0.95, 0.6], [-0.3, 1.9, 0.2], top], 0.065), stem),
    mesh(tube([b.toArray(), [0.85, 0.9, 0.8], [0.6, 1.8, 0.3], top], 0.065), stem),
    mesh(new THREE.SphereGeometry(0.16, 24, 16), stem, top)
  )
  const leaf = (len: number) => {
    const W = 18,
      L = 36
    const geo = new THREE.PlaneGeometry(1, 1, W, L),
      p = geo.attributes.position
    for (let i = 0; i < p.count; i++) {
      const u = p.getX(i) * 2,
        v = p.getY(i) + 0.5
      const w = Math.sin(Math.PI * v ** 0.8) * 0.36 * len
      p.setXYZ(
        i,
        u * w,
        v * len,
        Math.abs(u) * 0.16 * len * 0.8 -
          v * v * 0.35 +
          0.03 * Math.sin(v * 34 + Math.abs(u) * -9) * (1 - Math.abs(u) * 0.4)
      )
    }
    geo.computeVertexNormals()
    return geo
  }
  const lm = new THREE.MeshPhysicalMaterial({
    color: 0x2f9a2a,
    roughness: 0.34,
    clearcoat: 0.6,
    side: THREE.DoubleSide,
    sheen: 1,
    sheenColor: new THREE.Color(0xaaff66)
  })
  g.add(mesh(leaf(2), lm, top, [0.4, 0.3, -1.35]), mesh(leaf(1.6), lm, top, [0.3, -0.2, 1.2]))
  const peel = texture(
    pixels(256, 256, (u, v) => {
      const n = clamp(0.5 + (noise(u * 60, v * 60, 3) - 0.5) * 1.3) * 255
      return [n, n, n, 255]
    }),
    false,
    2
  )
  const lemon = mesh(
    turned(
      [
        [0, 1.52],
        [0.12, 1.48],
        [0.2, 1.3],
        [0.55, 1.08],
        [0.92, 0.45],
        [0.95, -0.2],
        [0.68, -0.92],
        [0.24, -1.24],
        [0.12, -1.36],
        [0, -1.4]
      ],
      96,
      110
    ),
    new THREE.MeshPhysicalMaterial({
      color: 0xffcf0a,
      roughness: 0.36,
      clearcoat: 0.7,
      clearcoatRoughness: 0.15,
      bumpMap: peel,
      bumpScale: 0.8
    }),
    [1.65, 0.7, -0.6],
    [0.2, 0.3, -0.75],
    1.12
  )
  g.add(lemon)
  const orange = mesh(
    new THREE.SphereGeometry(1.1, 96, 64),
    new THREE.MeshPhysicalMaterial({
      color: 0xff7a08,
      roughness: 0.38,
      clearcoat: 0.6,
      clearcoatRoughness: 0.2,
      bumpMap: peel,
      bumpScale: 1
    }),
    [-1.6, 0.75, -0.9]
  )
  g.add(orange)
  const plumM = (c: number) =>
    new THREE.MeshPhysicalMaterial({
      color: c,
      roughness: 0.22,
      clearcoat: 0.8,
      sheen: 1,
      sheenColor: new THREE.Color(0xb9a0ff)
    })
  for (let i = 0; i < 16; i++) {
    const rw = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2),
      ix = i - (rw * (rw + 1)) / 2
    g.add(
      mesh(new THREE.SphereGeometry(0.4, 40, 28), plumM(0x52189a), [
        -1.75 + (ix - rw / 2) * 0.62,
        -2.55 + rw * 0.5,
        0.4 + (i % 3) * 0.16 - rw * 0.1
      ])
    )
  }
  const drop = new THREE.MeshPhysicalMaterial({
    color: 0xffffff,
    roughness: 0,
    metalness: 0,
    clearcoat: 1,
    transparent: true,
    opacity: 0.38,
    envMapIntensity: 2
  })
  for (let i = 0; i < 34; i++) {
    const th = k.r() * 2 - 1,
      ph = k.r() * 2 - 1
    const [cx, cy, cz, R] = i % 2 ? [-1.0, -0.66, 0.75, 1.03] : [0.72, -1.0, 1.1, 1.06]
    const v = new THREE.Vector3(
      Math.sin(th) * Math.cos(ph),
      Math.sin(ph),
      Math.cos(th) * Math.cos(ph)
    ).multiplyScalar(R)
    g.add(
      mesh(new THREE.SphereGeometry(0.03 + k.r() * 0.05, 16, 12), drop, [
        cx + v.x,
        cy + v.y * 0.9,
        cz + v.z
      ])
    )
  }
  return g
}
