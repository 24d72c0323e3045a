import { useStore } from '@nanostores/react'

import { $player } from '#stores/player/player.ts'
import { $protection } from '#stores/protection/protection.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, worded } from '../ui/worded.tsx'
import { TakeBreak } from './Break.tsx'
import { Exclude } from './Exclude.tsx'
import { linesFor } from './lines-for.ts'
import type { Line, Words } from './props.ts'
import { Running } from './Running.tsx'
import styles from './self-exclusion.module.css'
import { Unread } from './Unread.tsx'

interface Props extends Words {
  /** The brand's own name. */
  readonly brand: string
  /** All that the operator's countries have, those of the page's language first. */
  readonly lines: readonly Line[]
}

/** The page of keeping away: a break, an exclusion, and what runs of them. */
export const SelfExclusion = worded('exclusion', function SelfExclusion(props: Props) {
  const read = useStore($protection, { ssr: 'initial' })
  const player = useStore($player, { ssr: 'initial' })
  const { locale, texts, brand } = props
  const country = player.status === 'LOGGED_IN' ? player.player.country?.code : undefined
  const words = { locale, texts }
  if (read.status === 'loading') return <Skeleton />
  if (read.status === 'failed') return <Unread {...words} />
  const protection = read.value
  return (
    <div className={parts.parts}>
      {protection.running ? (
        <Running {...words} brand={brand} protection={protection} running={protection.running} />
      ) : (
        <>
          <TakeBreak {...words} protection={protection} />
          {protection.exclusions.length > 0 && (
            <Exclude {...words} brand={brand} protection={protection} />
          )}
        </>
      )}
      <section className={parts.part} aria-labelledby="talk-title">
        <h2 id="talk-title">{texts['exclusion.talk']}</h2>
        <ul className={styles.lines}>
          {linesFor(props.lines, country).map(({ name, country, contact, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" target="_blank">
                {name}
              </a>
              <span>{country}</span>
              <b>{contact}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
})
