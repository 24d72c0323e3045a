import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

const KEPT = 'limitAsked'

const $state = atom<string | undefined>(undefined)

/** The game that waits for its player to say whether it gets a limit; undefined when none does. */
export const $limitAskedFor = readonlyType($state)

const asked = (): readonly string[] =>
  environment().session.get(KEPT)?.split(' ').filter(Boolean) ?? []

/** Whether a game waits for the question first; one that was asked in this session does not. */
export function waitsForLimit(slug: string): boolean {
  const waits = !asked().includes(slug)
  if (waits) $state.set(slug)
  return waits
}

/** The question is answered, whichever way: the game is not asked for again in this session. */
export function limitAnswered(slug: string): void {
  if (!asked().includes(slug)) environment().session.set(KEPT, [...asked(), slug].join(' '))
  $state.set(undefined)
}

onVisit($state, () => () => $state.set(undefined))
