import type { Overlay } from '../namespaces.ts'

export const frCA = {} satisfies Overlay
