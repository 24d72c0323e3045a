import { TABLE_TITLES } from '../../../src/config/catalogue/table-titles.ts'

/** Table and live tiles in their quieter look: those on the shelf, and one that is not yet. */
export const tables = [...TABLE_TITLES, { slug: 'punto-noir', studio: 'mirador-live' }] as const
