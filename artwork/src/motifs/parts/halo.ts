import * as THREE from 'three'
import { mesh } from '../../core/geometry.ts'
import { additive } from './additive.ts'

export const halo = (hex: string, size: number, p: readonly number[] = [0, 0, 0]) => {
  const m = mesh(new THREE.PlaneGeometry(size, size), additive(hex, 'disc'), p)
  m.castShadow = m.receiveShadow = false
  return m
}
