import { map, readonlyType } from 'nanostores'

import type { AcceptanceMode } from '#rules/sports/acceptance.ts'
import type { Selection } from '#rules/sports/combine.ts'

/** What the player has said of a slip beside what is picked. */
export interface SlipForm {
  /** As typed: of each single by its selection, and of the one bet of all under `all`. */
  readonly stakes: Readonly<Record<string, string>>
  /** The stake is for all lines together. */
  readonly isTotal: boolean
  readonly eachWay: boolean
  /** The free bet that pays the stake; null for the purse. */
  readonly freeBet: string | null
  readonly acceptance: AcceptanceMode
}

export const ALL = 'all'

const EMPTY: SlipForm = {
  stakes: {},
  isTotal: false,
  eachWay: false,
  freeBet: null,
  acceptance: 'NONE'
}

const $state = map<SlipForm>(EMPTY)

/** Stakes and choices, for as long as the page is open; nothing of it is kept. */
export const $slipForm = readonlyType($state)

/** What a single's stake stands under. */
export const selectionKey = ({ event, market, outcome }: Selection): string =>
  `${event} ${market} ${outcome}`

export const editStake = (key: string, typed: string): void =>
  $state.setKey('stakes', { ...$state.get().stakes, [key]: typed })

export function editSlip(change: Partial<Omit<SlipForm, 'stakes'>>): void {
  $state.set({ ...$state.get(), ...change })
}

/** Forgets the stakes of bets that were placed, and the free bet that paid. */
export function forgetStakes(keys: readonly string[]): void {
  const stakes = Object.entries($state.get().stakes).filter(([key]) => !keys.includes(key))
  $state.set({ ...$state.get(), stakes: Object.fromEntries(stakes), freeBet: null })
}
