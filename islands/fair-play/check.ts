import { atom, onMount, readonlyType } from 'nanostores'

import { type Check, checkRound, recordIn } from '#engine/rounds/check.ts'
import { $askedRecord } from '#stores/rounds/asked-record.ts'

export type { Check }

export interface Checking {
  /** What is in the field. */
  readonly text: string
  readonly result: Check | { readonly status: 'none' | 'unreadable' }
  /** Grows with every check, so that its end is told again. */
  readonly told: number
}

const NOTHING: Checking = { text: '', result: { status: 'none' }, told: 0 }

const $state = atom(NOTHING)

/** The record that the player looks at, and how it fits. */
export const $checking = readonlyType($state)

/** A change of the text takes back what was said of the one before. */
export const recordTyped = (text: string): void =>
  $state.set({ ...$state.get(), text, result: NOTHING.result })

/** Decides the round of a record anew, in this browser. */
export async function checkRecord(text: string): Promise<void> {
  recordTyped(text)
  const record = recordIn(text)
  const result = record ? await checkRound(record) : ({ status: 'unreadable' } as const)
  const now = $state.get()
  // Another text was begun meanwhile.
  if (now.text === text) $state.set({ text, result, told: now.told + 1 })
}

onMount($state, () => {
  const stop = $askedRecord.subscribe(asked => {
    if (asked.status === 'ready') void checkRecord(asked.text)
  })
  return () => {
    stop()
    $state.set(NOTHING)
  }
})
