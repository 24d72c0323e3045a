import { atom, readonlyType } from 'nanostores'

import { pathTo } from '#config/paths.ts'
import {
  LaunchGameDocument,
  type LaunchGameErrorCode,
  type LaunchMode
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { playBegan } from '../play-time.ts'

export const GAME_FRAME = 'game-iframe'

export type Game =
  | { readonly status: 'idle' }
  | { readonly status: 'launching'; readonly slug: string }
  | {
      readonly status: 'running'
      readonly slug: string
      readonly mode: LaunchMode
      readonly frameUrl: string
      /** A round of an earlier visit is shown first. */
      readonly roundPending: boolean
      readonly isReady: boolean
      readonly isInRound: boolean
    }
  | {
      readonly status: 'refused'
      readonly slug: string
      readonly code: GameProblem
    }

export type GameProblem = LaunchGameErrorCode | 'SESSION_ENDED' | 'UNANSWERED'

export const $state = atom<Game>({ status: 'idle' })

export const $game = readonlyType($state)

/** Asks for the game's frame; a refusal says why by its code. */
export async function launchGame(slug: string, mode: LaunchMode = 'REAL'): Promise<void> {
  const state = $state.get()
  const isThere = state.status === 'running' && state.slug === slug && state.mode === mode
  if (isThere || state.status === 'launching') return
  $state.set({ status: 'launching', slug })
  const input = { slug, mode, locale: currentLocale() }
  const answer = await unlessFailed(ask(LaunchGameDocument, { input }))
  const now = $state.get()
  if (now.status !== 'launching' || now.slug !== slug) return
  const { ok, error } = answer?.launchGame ?? {}
  if (ok) {
    if (mode === 'REAL') playBegan()
    $state.set({ status: 'running', slug, mode, isReady: false, isInRound: false, ...ok })
  } else $state.set({ status: 'refused', slug, code: error?.code ?? 'UNANSWERED' })
}

/** Puts the game away; the page stays. */
export const closeGame = (): void => $state.set({ status: 'idle' })

/** Back to the lobby. */
export function leaveGame(): void {
  closeGame()
  environment().address.go(pathTo(currentLocale(), 'lobby'))
}

/** Whether the address is the page of the game that was launched, and not another on which it waits. */
export function isOnGamePage(): boolean {
  const game = $state.get()
  if (game.status !== 'running') return false
  const [, , page, slug = ''] = environment().address.current().pathname.split('/')
  return page === 'games' && decodeURIComponent(slug) === game.slug
}

/** After something else had the focus, the keys are the game's again. */
export function refocusGame(): void {
  if (isOnGamePage()) environment().page.focus(GAME_FRAME)
}
