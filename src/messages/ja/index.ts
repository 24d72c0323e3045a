import type { Overlay } from '../namespaces.ts'

export const ja = {} satisfies Overlay
