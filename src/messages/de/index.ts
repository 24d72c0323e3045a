import type { Overlay } from '../namespaces.ts'

export const de = {} satisfies Overlay
