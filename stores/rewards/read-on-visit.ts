import { atom, type ReadableAtom, readonlyType } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

export type Read<Value> =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }

export interface ReadOnVisit<Value> {
  readonly $read: ReadableAtom<Read<Value>>
  /** Reads it anew; what is shown stays until then, and after that has failed too. */
  readonly reread: () => Promise<void>
  /** Puts in what a call has answered. */
  readonly put: (value: Value) => void
}

/** What is asked once for as long as somebody looks at it: of a player alone, and anew of another. */
export function readOnVisit<Value>(read: () => Promise<Value | undefined>): ReadOnVisit<Value> {
  const before: Read<Value> = { status: 'loading' }
  const $state = atom<Read<Value>>(before)
  let reading = 0

  async function reread(): Promise<void> {
    const turn = ++reading
    if ($state.get().status === 'failed') $state.set(before)
    const value = await read()
    if (turn !== reading) return
    if (value !== undefined) $state.set({ status: 'ready', value })
    else if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
  }

  onVisit($state, () => {
    const stop = whileLoggedIn(
      () => {
        void reread()
        return () => {}
      },
      status => {
        reading += 1
        $state.set(status === 'LOADING' ? before : { status: 'failed' })
      }
    )
    return () => {
      stop()
      reading += 1
      $state.set(before)
    }
  })

  return {
    $read: readonlyType($state),
    reread,
    put: value => {
      reading += 1
      $state.set({ status: 'ready', value })
    }
  }
}
