import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { $favourites } from '#stores/games/favourites.ts'
import { houseShelf, type ShelfGame } from '#stores/games/house-shelf.ts'
import type { Words } from './props.ts'
import { Track } from './Track.tsx'

const MOST = 20

type Known = ReadonlyMap<string, ShelfGame> | 'failed' | undefined

/** The player's own marks, the newest first. */
export function Favourites({ words }: { readonly words: Words }) {
  const favourites = useStore($favourites)
  const [shelf, setShelf] = useState<Known>()
  useEffect(() => {
    houseShelf().then(setShelf, () => setShelf('failed'))
  }, [])

  const isOut = shelf === 'failed' || favourites.status === 'notAvailable'
  if (isOut)
    return <Track label={words['mine.favourites']} games={[]} empty={words['mine.failed']} />
  if (shelf === undefined || favourites.status === 'loading')
    return <Track label={words['mine.favourites']} games={[]} />
  const games = favourites.slugs.flatMap(slug => {
    const game = shelf.get(slug)
    if (!game) return []
    const image = game.tone === '' ? '' : `/art/tiles/${slug}`
    return [{ slug, name: game.name, studio: game.studio, image, isLive: false }]
  })
  return (
    <Track
      label={words['mine.favourites']}
      games={games.slice(0, MOST)}
      empty={words['mine.noFavourites']}
    />
  )
}
