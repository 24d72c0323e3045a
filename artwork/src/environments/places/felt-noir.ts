import type { Env } from '../env.ts'
import { felt } from '../strokes.ts'

export const feltNoir: Env = felt('#43101c', '#16050a', {
  key: '#fff0e2',
  fill: '#5a2a30',
  left: '#ffc8b8',
  right: '#ffe0b0',
  ground: '#4a1220'
})
