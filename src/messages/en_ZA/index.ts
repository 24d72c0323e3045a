import type { Overlay } from '../namespaces.ts'

export const enZA = {} satisfies Overlay
