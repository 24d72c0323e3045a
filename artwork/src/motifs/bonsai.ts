import * as THREE from 'three'
import { coinMats, coinParts } from '../core/coins.ts'
import { box, displace, fbm3, group, mesh, taper } from '../core/geometry.ts'
import { lacquer, leafy, skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const bonsai: Motif = (k, o) => {
  const bark = skin(0x5a3a26, { roughness: 0.85, bumpMap: stoneBump(), bumpScale: 4 }),
    g = group()
  const A = new THREE.Color(o.color ?? 0xf28ab0),
    trunk = [
      [0.1, -1.5, 0],
      [-0.35, -0.8, 0.1],
      [0.35, -0.1, 0.1],
      [-0.1, 0.7, 0],
      [0.25, 1.4, 0]
    ]
  g.add(
    mesh(
      taper(trunk, t => 0.36 - 0.24 * t, 100),
      bark
    )
  )
  const pads: number[][] = [
    [0.35, 1.75, 0, 1.05],
    [-1.35, 0.9, 0.2, 0.85],
    [1.55, 0.7, 0, 0.85],
    [-1.0, -0.15, 0.5, 0.55],
    [1.35, -0.35, 0.5, 0.5]
  ]
  for (const [x, y, z] of pads)
    g.add(
      mesh(
        taper(
          [
            [x * 0.1, y - 0.7, 0],
            [x * 0.55, y - 0.45, z * 0.5],
            [x, y - 0.1, z]
          ],
          t => 0.14 * (1 - t * 0.5)
        ),
        bark
      )
    )
  const ob = new THREE.Object3D(),
    list: [THREE.Matrix4, THREE.Color][] = []
  for (const [x, y, z, s] of pads)
    for (let i = 0; i < 260 * s; i++) {
      const a = k.r() * TAU,
        d = Math.sqrt(k.r()) * s,
        h = (1 - (d / s) ** 2) * s * 0.55
      ob.position.set(x + Math.cos(a) * d * 1.2, y + h * (k.r() * 1.2 - 0.1), z + Math.sin(a) * d)
      ob.rotation.set(k.r() * 6, k.r() * 6, k.r() * 6)
      ob.scale.setScalar(0.11 + k.r() * 0.1)
      ob.updateMatrix()
      list.push([
        ob.matrix.clone(),
        A.clone().lerp(
          new THREE.Color(k.r() < 0.25 ? 0xffffff : (o.color2 ?? 0xd04a7a)),
          k.r() * 0.8
        )
      ])
    }
  const im = new THREE.InstancedMesh(
    new THREE.IcosahedronGeometry(1, 1),
    skin(0xffffff, { roughness: 0.6 }),
    list.length
  )
  list.forEach(([m, c], i) => {
    im.setMatrixAt(i, m)
    im.setColorAt(i, c)
  })
  im.castShadow = im.receiveShadow = true
  g.add(
    im,
    box(
      2.9,
      0.75,
      1.7,
      lacquer(o.color3 ?? 0x1c5a6a, { roughness: 0.18 }),
      [0, -2.05, 0],
      [0, 0, 0],
      0.18
    ),
    box(3.15, 0.18, 1.95, lacquer(o.color3 ?? 0x1c5a6a), [0, -1.68, 0], [0, 0, 0], 0.08),
    mesh(
      displace(new THREE.SphereGeometry(1.2, 40, 20), v => 0.1 * fbm3(v, 3, 2)),
      leafy(0x5a8a3a),
      [0, -1.75, 0],
      [0, 0, 0],
      [1.15, 0.28, 0.62]
    )
  )
  for (const s of [-1, 1]) g.add(box(0.5, 0.22, 1.2, lacquer(0x123a46), [s * 1.0, -2.5, 0]))
  for (let i = 0; i < 3; i++)
    g.add(mesh(coinParts().geo, coinMats(), [-0.9 + i * 0.85, -1.5, 0.75], [1.2, i, 0.3], 0.8))
  g.rotation.set(0.1, -0.25, 0)
  g.position.y = 0.15
  return group(g)
}
