import * as THREE from 'three'

export interface Lights {
  key: string
  fill: string
  left: string
  right: string
  ground: string
  keyI?: number
  rimI?: number
  envI?: number
}
/** A photographer's tent in the title's colours: hard-edged soft boxes on black, so that metal gets dark and bright bands. */
export function studioEnv(renderer: THREE.WebGLRenderer, L: Lights) {
  const s = new THREE.Scene()
  const card = (w: number, h: number, p: [number, number, number], col: string, i: number) => {
    const m = new THREE.Mesh(
      new THREE.PlaneGeometry(w, h),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(col).multiplyScalar(i),
        side: THREE.DoubleSide
      })
    )
    m.position.set(...p)
    m.lookAt(0, 0, 0)
    s.add(m)
  }
  s.background = new THREE.Color(L.fill).multiplyScalar(0.06)
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(14, 40),
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(L.ground).multiplyScalar(0.5),
      side: THREE.DoubleSide
    })
  )
  floor.rotation.x = Math.PI / 2
  floor.position.y = -5
  s.add(floor)
  card(7, 3, [0, 8, 3], L.key, 7)
  card(2.2, 9, [-8, 2, 4], L.key, 4.2)
  card(1.2, 10, [9, 1, 2], L.right, 7)
  card(1.4, 10, [-7, 1, -6], L.left, 8)
  card(10, 2.2, [0, 3, -9], L.fill, 3)
  card(2.4, 2.4, [5, 5, 7], '#ffffff', 5)
  card(9, 7, [0, 2.5, 13], L.key, 0.95)
  card(5, 1, [0, -4, 8], L.ground, 1.6)
  card(1, 5, [3.6, 0, 10], L.fill, 1.4)
  const pm = new THREE.PMREMGenerator(renderer)
  const t = pm.fromScene(s, 0.012, 0.1, 100, { size: 64 }).texture
  pm.dispose()
  return t
}
