import type { Overlay } from '../namespaces.ts'

export const fr = {} satisfies Overlay
