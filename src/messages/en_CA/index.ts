import type { Overlay } from '../namespaces.ts'

export const enCA = {} satisfies Overlay
