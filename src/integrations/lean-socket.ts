import type { Plugin } from 'vite'

const COMMON = /[\\/]graphql-ws[\\/]dist[\\/]common-[\w-]+\.js$/
const JUDGE = /function validateMessage\(val\) \{\n[\s\S]*?\n\}\n/
const ACCEPT = 'function validateMessage(val) {\n  return val;\n}\n'

/**
 * Leaves out by which words graphql-ws tells a developer what is wrong with a frame, a third of a
 * kilobyte that every session would load. Frames of the platform are read by `two-protocol-socket.ts`
 * before, and what is no frame ends the socket there; what is half of one ends it as before, by an
 * error without such words.
 */
export function leanSocket(): Plugin {
  return {
    name: 'lean-socket',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      if (!COMMON.test(id)) return undefined
      if (!JUDGE.test(code)) throw new Error(`${id} judges frames in another way`)
      return { code: code.replace(JUDGE, ACCEPT), map: null }
    }
  }
}
