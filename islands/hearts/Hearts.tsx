import { useEffect } from 'react'

import { guarded } from '../ui/guarded.tsx'
import { giveHearts } from './give-hearts.ts'

interface Props {
  /** What a heart is called, with `{game}` in the place of the name. */
  readonly label: string
}

/** Gives every card of the page its heart, in a session alone. */
export const Hearts = guarded(function Hearts({ label }: Props) {
  useEffect(() => giveHearts(document, label), [label])
  return null
})
