import * as THREE from 'three'
import { ball, cylinder, group, rod } from '../core/geometry.ts'
import { metal, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const mirrorBall: Motif = (k, o) => {
  const R = 1.9,
    g = group(ball(R * 0.965, metal(0x8a94a8, 0.3)))
  const t = new THREE.BoxGeometry(0.185, 0.185, 0.05),
    rows = 30,
    list: THREE.Matrix4[] = [],
    cols: THREE.Color[] = []
  const ob = new THREE.Object3D(),
    tints = (o.colors ?? [0xffffff, 0xffffff, 0xff9ad8, 0x9ae8ff, 0xffe09a]).map(
      c => new THREE.Color(c)
    )
  for (let i = 1; i < rows; i++) {
    const th = (i / rows) * Math.PI,
      n = Math.max(4, Math.round((Math.sin(th) * TAU * R) / 0.205))
    for (let j = 0; j < n; j++) {
      const ph = (j / n) * TAU
      ob.position.set(
        Math.sin(th) * Math.cos(ph) * R,
        Math.cos(th) * R,
        Math.sin(th) * Math.sin(ph) * R
      )
      ob.lookAt(0, 0, 0)
      ob.rotateX((k.r() - 0.5) * 0.1)
      ob.rotateY((k.r() - 0.5) * 0.1)
      ob.updateMatrix()
      list.push(ob.matrix.clone())
      cols.push(tints[Math.floor(k.r() * tints.length)])
    }
  }
  const im = new THREE.InstancedMesh(
    t,
    new THREE.MeshPhysicalMaterial({ metalness: 1, roughness: 0.06, envMapIntensity: 1.8 }),
    list.length
  )
  list.forEach((m, i) => {
    im.setMatrixAt(i, m)
    im.setColorAt(i, cols[i])
  })
  g.add(
    im,
    cylinder(0.22, 0.3, 0.3, silver(), [0, 2.0, 0]),
    rod([0, 2.1, 0], [0, 4.4, 0], 0.04, silver())
  )
  for (let i = 0; i < 9; i++) {
    const a = k.r() * TAU,
      d = R * 0.8 * Math.sqrt(k.r())
    g.add(
      halo(['#ffffff', '#ff8ad8', '#8ae8ff'][i % 3], 0.7 + k.r() * 0.9, [
        Math.cos(a) * d,
        Math.sin(a) * d,
        R * 0.75
      ])
    )
  }
  return g
}
