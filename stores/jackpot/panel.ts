import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $winNotice } from './wins.ts'

export type PanelState = 'collapsed' | 'expanded' | 'spotlight'

export type PanelDetails = 'closed' | 'pots' | 'odds'

interface Shape {
  readonly state: PanelState
  readonly details: PanelDetails
}

export interface Panel extends Shape {
  /** Where it is going to be once it has moved; the same as it is while it rests. */
  readonly to: Shape
}

/** How long the panel takes from one state to the next. */
export const PANEL_MOVES_FOR = 400

const COLLAPSED: Shape = { state: 'collapsed', details: 'closed' }

const $state = atom<Panel>({ ...COLLAPSED, to: COLLAPSED })

/** The floating panel as it is, and as it is about to be. */
export const $panel = readonlyType($state)

/** What the player has chosen, which a win of somebody else interrupts for a moment. */
let chosen = COLLAPSED
let cancel = () => {}

function moveTo(to: Shape): void {
  cancel()
  $state.set({ ...$state.get(), to })
  cancel = environment().clock.after(PANEL_MOVES_FOR, () => $state.set({ ...to, to }))
}

function choose(to: Shape): void {
  chosen = to
  moveTo(to)
}

export const expandPanel = (): void => choose({ state: 'expanded', details: 'closed' })

export const collapsePanel = (): void => choose(COLLAPSED)

/** Opens one of the two views of details, or changes to the other. */
export const openPanelDetails = (details: Exclude<PanelDetails, 'closed'>): void =>
  choose({ state: 'expanded', details })

export const closePanelDetails = (): void => choose({ state: 'expanded', details: 'closed' })

/** A press beside the panel puts it away where it lies over a game. */
export function pressedBesidePanel(): void {
  if ($state.get().to.state === 'expanded') collapsePanel()
}

onVisit($state, () => {
  const unbind = $winNotice.subscribe(notice => {
    if (notice) moveTo({ state: 'spotlight', details: 'closed' })
    else if ($state.get().to.state === 'spotlight') moveTo(chosen)
  })
  return () => {
    unbind()
    cancel()
    chosen = COLLAPSED
    $state.set({ ...COLLAPSED, to: COLLAPSED })
  }
})
