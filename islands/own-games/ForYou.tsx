import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { gameRow } from '#stores/games/game-list.ts'
import type { Words } from './props.ts'
import { Track } from './Track.tsx'

const LIST = 'slots'

/** The largest list in the player's own order, as far as a row goes. */
export function ForYou({ words }: { readonly words: Words }) {
  const row = gameRow(LIST)
  const { games, status } = useStore(row.$games)
  useEffect(() => {
    if (row.$games.get().games.length === 0) void row.more()
  }, [row])

  const tiles = games.map(({ slug, name, studio, image, isLiveCasinoGame: isLive }) => {
    return { slug, name, studio: studio.name, image, isLive }
  })
  const empty = status === 'failed' ? words['mine.failed'] : undefined
  return (
    <Track
      label={words['mine.forYou']}
      games={tiles}
      empty={empty}
      onNearEnd={() => void row.more()}
    />
  )
}
