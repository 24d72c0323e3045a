import type { Overlay } from '../namespaces.ts'

export const no = {} satisfies Overlay
