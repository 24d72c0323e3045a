import { useSyncExternalStore } from 'react'

import type { PanelProps } from './props.ts'
import { Side } from './Side.tsx'
import { Tab } from './Tab.tsx'

/** As src/styles/game.css has it: from here on the game has a column beside it. */
const WIDE = '(min-width: 1200px)'

function watchWidth(listener: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** The pots of a game's page: a column where there is room for one, else a tab below the game. */
export function Beside(props: PanelProps) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
  return isWide ? <Side {...props} /> : <Tab {...props} />
}
