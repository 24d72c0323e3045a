import type { Overlay } from '../namespaces.ts'

export const enIN = {} satisfies Overlay
