import type { UIEvent } from 'react'

import { isNearEnd } from '#rules/carousel.ts'
import { GameTile, type TileGame } from './GameTile.tsx'
import { Ghost } from './Ghost.tsx'
import styles from './own-games.module.css'

interface Props {
  readonly label: string
  readonly games: readonly TileGame[]
  /** What is said where there are none; undefined while they are on their way. */
  readonly empty?: string | undefined
  readonly onNearEnd?: () => void
}

/** Games side by side, or what is said in their place, at the same height. */
export function Track({ label, games, empty, onNearEnd }: Props) {
  const scrolled = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const { scrollLeft: offset, clientWidth: width, scrollWidth: content } = currentTarget
    if (onNearEnd && isNearEnd({ offset, width, content })) onNearEnd()
  }
  if (games.length > 0)
    return (
      <ul className="row__track" aria-label={label} onScroll={scrolled}>
        {games.map(game => (
          <li key={game.slug}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.none}>
      <ul className="row__track" aria-hidden="true">
        <Ghost />
      </ul>
      {empty !== undefined && <p>{empty}</p>}
    </div>
  )
}
