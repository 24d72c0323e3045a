import * as THREE from 'three'
import { group, mesh, ringOf } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { clamp, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

class Lemniscate extends THREE.Curve<THREE.Vector3> {
  // biome-ignore lint/complexity/noUselessConstructor: the typing of Curve protects its own
  constructor() {
    super()
  }

  override getPoint(t: number) {
    const a = t * TAU
    const d = 1 + Math.sin(a) ** 2
    return new THREE.Vector3(
      (2.5 * Math.cos(a)) / d,
      ((2.5 * Math.sin(a) * Math.cos(a)) / d) * 1.15,
      0.5 * Math.sin(a)
    )
  }
}

/** An endless loop of two twisted glazes, clasped with gold where they cross. */
export const loop: Motif = (k, o) => {
  const path = new Lemniscate()
  const steps = 300
  const around = 48
  const geo = new THREE.TubeGeometry(path, steps, 0.44, around, true)
  const p = geo.attributes.position
  const v = new THREE.Vector3()
  const left = new THREE.Color(o.color ?? 0xff4a33)
  const right = new THREE.Color(o.color2 ?? 0x10b7a6)
  const colours: number[] = []
  for (let i = 0; i <= steps; i++) {
    const centre = path.getPointAt((i / steps) % 1)
    for (let j = 0; j <= around; j++) {
      const id = i * (around + 1) + j
      const twist = Math.cos((4 * j * TAU) / around + (i / steps) * TAU * 9)
      v.fromBufferAttribute(p, id)
        .sub(centre)
        .multiplyScalar(0.92 * (1 + 0.11 * twist))
        .add(centre)
      p.setXYZ(id, v.x, v.y, v.z)
      const c = left.clone().lerp(right, clamp(v.x * 5 + 0.5))
      colours.push(c.r, c.g, c.b)
    }
  }
  geo.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3))
  geo.computeVertexNormals()
  const g = group(
    mesh(geo, lacquer(0xffffff, { vertexColors: true, roughness: 0.16, metalness: 0.3 }))
  )
  for (const t of [0.228, 0.25, 0.272, 0.728, 0.75, 0.772]) {
    const at = path.getPoint(t)
    const clasp = ringOf(0.46, 0.062, gold(), at.toArray(), [0, 0, 0])
    clasp.lookAt(at.clone().add(path.getTangent(t)))
    g.add(clasp)
    if (t !== 0.25 && t !== 0.75) continue
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * TAU
      const stone = gem(k, 'rose', 'diamond', { gain: 1.6 })
      stone.scale.setScalar(0.085)
      stone.position
        .set(Math.cos(a) * 0.52, Math.sin(a) * 0.52, 0)
        .applyQuaternion(clasp.quaternion)
        .add(at)
      g.add(stone)
    }
  }
  return g
}
