import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { GAME_FRAME } from './game.ts'

const $state = atom(false)

/** Whether the game fills the screen; overlays stand above it all the same. */
export const $fullScreen = readonlyType($state)

export const toggleFullScreen = (): Promise<void> => environment().page.toggleFullScreen(GAME_FRAME)

onVisit($state, () => environment().page.onFullScreen(isOn => $state.set(isOn)))
