import type { Overlay } from '../namespaces.ts'

export const enNZ = {} satisfies Overlay
