import type { Plugin } from 'vite'

import { cut } from './cut.ts'

/**
 * Leaves out of graphql-ws half a kilobyte that every session would load: by which words it tells a
 * developer what is wrong with a frame, and its second way to hand on what comes, by iteration, when
 * `socket-client.ts` listens. Frames of the platform are read by `two-protocol-socket.ts` before, and
 * what is no frame ends the socket there; what is half of one ends it as before, by an error without
 * such words.
 */
export const leanSocket = (): Plugin =>
  cut('lean-socket', [
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
  ])
