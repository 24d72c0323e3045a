import type { Overlay } from '../namespaces.ts'

export const it = {} satisfies Overlay
