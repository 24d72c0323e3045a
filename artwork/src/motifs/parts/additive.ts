import * as THREE from 'three'
import { pixels, rgb, texture } from '../../core/canvas.ts'

export const additive = (hex: string, shape: 'beam' | 'disc') => {
  const map = texture(
    pixels(128, 128, (u, v) => {
      const d =
        shape === 'beam'
          ? (1 - u) ** 1.4 * Math.max(0, 1 - Math.abs(v - 0.5) * 2.4)
          : Math.max(0, 1 - Math.hypot(u - 0.5, v - 0.5) * 2) ** 1.6
      const [r, g, b] = rgb(hex)
      return [r, g, b, d * 255]
    })
  )
  return new THREE.MeshBasicMaterial({
    map,
    transparent: true,
    blending: THREE.AdditiveBlending,
    depthWrite: false,
    side: THREE.DoubleSide
  })
}
