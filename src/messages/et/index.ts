import type { Overlay } from '../namespaces.ts'

export const et = {} satisfies Overlay
