import { atom, type ReadableAtom, readonlyType } from 'nanostores'

import { unlessFailed } from './unless-failed.ts'

/** How what the player has asked for stands; a refusal carries what the platform says of it. */
export type Change<Refusal> =
  | { readonly status: 'idle' | 'sending' | 'done' | 'failed' }
  | { readonly status: 'refused'; readonly error: Refusal }

interface Answered<Ok, Refusal> {
  readonly ok: Ok | null
  readonly error: Refusal | null
}

export interface Command<Input, Refusal> {
  readonly $change: ReadableAtom<Change<Refusal>>
  /** Asks for it, once at a time; tells whether it was done. */
  readonly run: (input: Input) => Promise<boolean>
  /** The player has moved on: what came of the last time is told no more. */
  readonly forget: () => void
}

/** Something that a player asks of the platform and is given or refused by a rule. */
export function command<Input, Ok, Refusal>(
  send: (input: Input) => Promise<Answered<Ok, Refusal> | undefined>,
  done: (ok: Ok) => Promise<void> | void
): Command<Input, Refusal> {
  const $state = atom<Change<Refusal>>({ status: 'idle' })

  async function run(input: Input): Promise<boolean> {
    if ($state.get().status === 'sending') return false
    $state.set({ status: 'sending' })
    const answer = await unlessFailed(send(input))
    if (answer?.error) $state.set({ status: 'refused', error: answer.error })
    else if (answer?.ok == null) $state.set({ status: 'failed' })
    else {
      await done(answer.ok)
      $state.set({ status: 'done' })
      return true
    }
    return false
  }

  return {
    $change: readonlyType($state),
    run,
    forget: () => {
      if ($state.get().status !== 'sending') $state.set({ status: 'idle' })
    }
  }
}
