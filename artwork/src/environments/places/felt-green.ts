import type { Env } from '../env.ts'
import { felt } from '../strokes.ts'

export const feltGreen: Env = felt('#0d5a3a', '#06301f', {
  key: '#fff6e6',
  fill: '#2a6a4a',
  left: '#cfe8d8',
  right: '#ffe2b0',
  ground: '#0e5a38'
})
