import type { Ports } from '../../ports.ts'
import type { DeskNotice } from './tables.ts'

/** Sends a notice in the provider's own form, signed now; tells whether it was acknowledged. */
export type Tell = (ports: Ports, notice: DeskNotice) => Promise<boolean>
