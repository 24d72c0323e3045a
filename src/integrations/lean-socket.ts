import type { Plugin } from 'vite'

interface Cut {
  readonly file: RegExp
  readonly part: RegExp
  readonly instead: string
  /** What another version does in another way. */
  readonly does: string
}

const CUTS: readonly Cut[] = [
  {
    file: /[\\/]graphql-ws[\\/]dist[\\/]common-[\w-]+\.js$/,
    part: /function validateMessage\(val\) \{\n[\s\S]*?\n\}\n/,
    instead: 'function validateMessage(val) {\n  return val;\n}\n',
    does: 'judges frames'
  },
  {
    file: /[\\/]graphql-ws[\\/]dist[\\/]client\.js$/,
    part: / {4}iterate\(request\) \{\n[\s\S]*?\n {4}\},\n/,
    instead: '',
    does: 'hands on what comes'
  }
]

/**
 * Leaves out of graphql-ws half a kilobyte that every session would load: by which words it tells a
 * developer what is wrong with a frame, and its second way to hand on what comes, by iteration, when
 * `socket-client.ts` listens. Frames of the platform are read by `two-protocol-socket.ts` before, and
 * what is no frame ends the socket there; what is half of one ends it as before, by an error without
 * such words.
 */
export function leanSocket(): Plugin {
  return {
    name: 'lean-socket',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      const cut = CUTS.find(({ file }) => file.test(id))
      if (!cut) return undefined
      if (!cut.part.test(code)) throw new Error(`${id} ${cut.does} in another way`)
      return { code: code.replace(cut.part, cut.instead), map: null }
    }
  }
}
