import { noteArrival } from '../../third-parties/arrival.ts'

/** Comes to a page whose address says which link or partner brought the visitor, and keeps that. */
export const touch = (): void => noteArrival()
