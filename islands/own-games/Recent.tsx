import { useStore } from '@nanostores/react'

import { $consent } from '#stores/consent.ts'
import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import type { Words } from './props.ts'
import { Track } from './Track.tsx'

/** What was played last, as far as that may be kept. */
export function Recent({ words }: { readonly words: Words }) {
  const recent = useStore($recentlyPlayed)
  const consent = useStore($consent)
  const mayKeep = consent.status === 'answered' && consent.categories.has('preferences')
  const games = recent.map(({ descriptor, isLiveCasinoGame: isLive }) => {
    const { slug, name, studio, image } = descriptor
    return { slug, name, studio, image, isLive }
  })
  const empty = mayKeep ? words['mine.noRecent'] : words['mine.noConsent']
  return <Track label={words['mine.recent']} games={games} empty={empty} />
}
