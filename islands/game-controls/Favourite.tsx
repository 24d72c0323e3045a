import { useStore } from '@nanostores/react'

import type { Namespaces } from '#messages/catalogue.ts'
import { refocusGame } from '#stores/game/game.ts'
import { $favourites, setFavourite } from '#stores/games/favourites.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  readonly messages: Namespaces['play']
  readonly slug: string
}

/** The heart of a player's own games. */
export function Favourite({ messages, slug }: Props) {
  const favourites = useStore($favourites, { ssr: 'initial' })
  const isFavourite = favourites.status === 'ready' && favourites.slugs.includes(slug)
  const change = () => {
    void setFavourite(slug, !isFavourite)
    refocusGame()
  }
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={messages['play.favourite']}
      aria-pressed={isFavourite}
      data-on={isFavourite}
      disabled={favourites.status !== 'ready'}
      onClick={change}
    >
      <Icon name="heart" />
    </button>
  )
}
