import { atom, readonlyType } from 'nanostores'

import {
  AnnouncementsChangedDocument,
  AnnouncementsDocument
} from '#contract/generated/lobby/graphql.ts'
import type { Announcement } from '#rules/announcement.ts'
import { askLobby, followLobby } from './calls/lobby.ts'
import { onVisit } from './lib/on-visit.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { whileLoggedIn } from './session/while-logged-in.ts'

const $state = atom<readonly Announcement[] | undefined>(undefined)

/** What the house announces to the player's country; undefined until it has told. */
export const $announcements = readonlyType($state)

let reading = 0

/** A house that does not answer announces nothing new: what was known stays. */
async function read(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(askLobby(AnnouncementsDocument, { countryCode: null }))
  if (turn === reading) $state.set(answer?.announcements ?? $state.get() ?? [])
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      void read()
      return followLobby(AnnouncementsChangedDocument, {
        next: () => void read(),
        // The first time too: what changed before the line stood was told to nobody.
        connected: () => void read()
      })
    },
    status => {
      reading += 1
      $state.set(status === 'LOADING' ? undefined : [])
    }
  )
)
