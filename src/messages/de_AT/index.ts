import type { Overlay } from '../namespaces.ts'

export const deAT = {} satisfies Overlay
