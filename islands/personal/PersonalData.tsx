import { useStore } from '@nanostores/react'

import { $erasure } from '#stores/personal/own-data.ts'
import { $player } from '#stores/player/player.ts'
import parts from '../ui/parts.module.css'
import { Skeleton, worded } from '../ui/worded.tsx'
import { Account } from './Account.tsx'
import { Address } from './Address.tsx'
import { Details } from './Details.tsx'
import { Erase } from './Erase.tsx'
import { Erased } from './Erased.tsx'
import { Marketing } from './Marketing.tsx'
import { OwnFile } from './OwnFile.tsx'
import type { PersonalWords } from './props.ts'

/** What the house knows of the player, what it may write, and the ways to correct, take and end it. */
export const PersonalData = worded('personal', function PersonalData(words: PersonalWords) {
  const state = useStore($player, { ssr: 'initial' })
  const erasure = useStore($erasure, { ssr: 'initial' })
  // Nobody is signed in any more, and still it is to be read what became of it.
  if (erasure) return <Erased {...words} erasure={erasure} />
  if (state.status !== 'LOGGED_IN') return <Skeleton />
  const { player } = state
  return (
    <div className={parts.parts}>
      <Details {...words} player={player} />
      <Address {...words} player={player} />
      <Marketing {...words} />
      <OwnFile {...words} />
      <Account {...words} player={player} />
      <Erase {...words} player={player} />
    </div>
  )
})
