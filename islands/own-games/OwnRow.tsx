import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $favourites } from '#stores/games/favourites.ts'
import { $feed } from '#stores/games/feed.ts'
import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import { Icon } from '../ui/Icon.tsx'
import { Favourites } from './Favourites.tsx'
import { ForYou } from './ForYou.tsx'
import { GameListContext } from './game-list.tsx'
import styles from './own-games.module.css'
import type { OwnGamesProps, Words } from './props.ts'
import { Recent } from './Recent.tsx'

const TABS = ['recent', 'favourites', 'forYou'] as const

type Tab = (typeof TABS)[number]

/** What the player played last, the favourites, and the list in the player's own order: one at a time. */
export function OwnRow({
  locale,
  words,
  path,
  favourites: all
}: OwnGamesProps & { readonly words: Words }) {
  const recent = useStore($recentlyPlayed)
  const favourites = useStore($favourites)
  const feed = useStore($feed)
  const [chosen, setChosen] = useState<Tab>()

  const hasFavourites = favourites.status === 'ready' && favourites.slugs.length > 0
  const filled = recent.length > 0 ? 'recent' : hasFavourites ? 'favourites' : 'forYou'
  const tab = chosen ?? filled
  return (
    <GameListContext value={{ locale, path, words, feed }}>
      <div className="row__head">
        <fieldset className={styles.tabs}>
          <legend className="vh">{words['mine.title']}</legend>
          {TABS.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              onClick={() => setChosen(name)}
            >
              {words[`mine.${name}`]}
            </button>
          ))}
        </fieldset>
        {tab === 'favourites' && hasFavourites && (
          <a className="row__more" href={all}>
            {words['mine.all']}
            <Icon name="right" />
          </a>
        )}
      </div>
      {tab === 'recent' && <Recent words={words} />}
      {tab === 'favourites' && <Favourites words={words} />}
      {tab === 'forYou' && <ForYou words={words} />}
    </GameListContext>
  )
}
