import { SUPPORT } from '#config/support-table.ts'
import { environment } from './environment/index.ts'

/** Leads to a letter to the operator's support. */
export const supportLink = (): string => `mailto:${SUPPORT[environment().operator] ?? ''}`
