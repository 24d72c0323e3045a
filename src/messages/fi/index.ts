import type { Overlay } from '../namespaces.ts'

export const fi = {} satisfies Overlay
