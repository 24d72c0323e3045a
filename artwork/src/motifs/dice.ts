import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { group, mesh } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

function die(top: number[], color: THREE.ColorRepresentation, pip: THREE.ColorRepresentation) {
  const g = group(
    mesh(
      new RoundedBoxGeometry(1.6, 1.6, 1.6, 8, 0.2),
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.12,
        clearcoat: 1,
        clearcoatRoughness: 0.03
      })
    )
  )
  const L: Record<number, number[][]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1]
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1]
    ],
    4: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1]
    ],
    5: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0]
    ],
    6: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1]
    ]
  }
  const [a, b, c] = top
  const faces: [number, number[]][] = [
    [a, [0, 1, 0]],
    [7 - a, [0, -1, 0]],
    [b, [0, 0, 1]],
    [7 - b, [0, 0, -1]],
    [c, [1, 0, 0]],
    [7 - c, [-1, 0, 0]]
  ]
  const pm = lacquer(pip, { roughness: 0.2 })
  const ringM = gold()
  for (const [n, d] of faces) {
    const N = new THREE.Vector3(...(d as [number, number, number]))
    const q = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), N)
    for (const [x, y] of L[n]) {
      const sp = mesh(new THREE.SphereGeometry(0.165, 28, 16), pm)
      const v = new THREE.Vector3(x * 0.43, y * 0.43, 0.775).applyQuaternion(q)
      sp.position.copy(v)
      sp.quaternion.copy(q)
      sp.scale.set(1, 1, 0.22)
      const t = mesh(new THREE.TorusGeometry(0.165, 0.022, 10, 36), ringM)
      t.position.copy(new THREE.Vector3(x * 0.43, y * 0.43, 0.8).applyQuaternion(q))
      t.quaternion.copy(q)
      g.add(sp, t)
    }
  }
  return g
}

export const dice: Motif = (_k, o = {}) => {
  const g = group()
  const d1 = die([5, 6, 3], o.color ?? 0xb00a18, o.color3 ?? 0xfff4dc),
    d2 = die([1, 4, 2], o.color2 ?? o.color ?? 0xb00a18, o.color3 ?? 0xfff4dc)
  d1.position.set(-0.85, 0.75, 0.2)
  d1.rotation.set(0.55, 0.62, 0.3)
  d2.position.set(1.05, -0.75, 0.7)
  d2.rotation.set(0.5, -0.6, -0.22)
  g.add(d1, d2)
  return g
}
