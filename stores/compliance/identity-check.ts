import { atom, readonlyType } from 'nanostores'

import { StartIdentityCheckDocument } from '#contract/generated/page/graphql.ts'
import { IDENTITY_FRAME_MESSAGE } from '#contract/wire/identity-check.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { command } from '../lib/command.ts'
import { onVisit } from '../lib/on-visit.ts'
import { readPapers } from './documents.ts'

/** By it the page knows the provider's frame. */
export const IDENTITY_FRAME = 'identity-frame'

const $state = atom<string | undefined>(undefined)

/** Where the identity provider's frame is; undefined while none is open. */
export const $identityFrame = readonlyType($state)

/** Opens the check of the identity provider. */
export const {
  $change: $identityStart,
  run: startIdentityCheck,
  forget: forgetIdentityStart
} = command(
  async (_: undefined) => (await ask(StartIdentityCheckDocument)).startIdentityCheck,
  ({ frameUrl }) => $state.set(frameUrl)
)

export function closeIdentityFrame(): void {
  $state.set(undefined)
  void readPapers()
}

const isSaid = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === IDENTITY_FRAME_MESSAGE

// The frame says that it is done: what came of it the platform knows, by the provider's own word.
onVisit($state, () =>
  environment().page.onWindowMessage(({ data, origin, isFrom }) => {
    const frame = $state.get()
    if (frame === undefined || origin !== new URL(frame).origin) return
    if (isFrom(IDENTITY_FRAME) && isSaid(data)) closeIdentityFrame()
  })
)
