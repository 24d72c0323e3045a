import { randomBytes } from 'node:crypto'

import { type Draw, evenly } from '#engine/draw.ts'

/** The draw that decides about money: from the operating system's cryptographic generator. */
export const secureDraw: Draw = evenly(() => randomBytes(4).readUInt32LE())
