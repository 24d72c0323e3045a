import { useStore } from '@nanostores/react'

import { $outsideSession } from '#stores/sports/outside-session.ts'

/** Speaks with the frame for as long as the page is there. */
export function Speaker() {
  useStore($outsideSession)
  return null
}
