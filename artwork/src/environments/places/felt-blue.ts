import type { Env } from '../env.ts'
import { felt } from '../strokes.ts'

export const feltBlue: Env = felt('#123f74', '#081d3c', {
  key: '#fffaf0',
  fill: '#2a4a7a',
  left: '#bcd4ff',
  right: '#ffe6c0',
  ground: '#143f70'
})
