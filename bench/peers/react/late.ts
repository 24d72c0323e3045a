import { lazy } from 'react'

const late = () => import('../islands/late.js')

/** The islands that a page of a session has when it has time. */
export const LATE = {
  JackpotPanel: lazy(async () => ({ default: (await late()).JackpotPanel })),
  LateParts: lazy(async () => ({ default: (await late()).LateParts })),
  SessionStrip: lazy(async () => ({ default: (await late()).SessionStrip }))
}
