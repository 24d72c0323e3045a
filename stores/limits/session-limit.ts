import { atom, readonlyType } from 'nanostores'

import { SessionLimitDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $player } from '../player/player.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

const $state = atom<number | undefined>(undefined)

/** When the player's own limit ends this session, by the device's clock; undefined without one. */
export const $sessionEndsAt = readonlyType($state)

let reading = 0

async function read(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(ask(SessionLimitDocument))
  const told = answer?.viewer?.limits
  if (turn !== reading || !told) return
  const { resetsAt } = told.limits.find(({ kind }) => kind === 'Session') ?? {}
  const ahead = Date.parse(told.now) - environment().clock.now()
  $state.set(resetsAt ? Date.parse(resetsAt) - ahead : undefined)
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      const stops = [
        $player.subscribe(({ status }) => {
          if (status === 'LOGGED_IN') void read()
        }),
        environment().page.onWake(() => void read())
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => {
      reading += 1
      $state.set(undefined)
    }
  )
)
