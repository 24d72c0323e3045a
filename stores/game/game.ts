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

/** Where the keys go when a player hands them back to the page. */
export const GAME_BAR = 'game-bar'

/** Longer than this a game opens only where something is wrong. */
const SLOW_AFTER = 12_000

export type Game =
  | { readonly status: 'idle' }
  | { readonly status: 'launching'; readonly slug: string; readonly mode: LaunchMode }
  | {
      readonly status: 'running'
      readonly slug: string
      readonly mode: LaunchMode
      readonly frameUrl: string
      /** A round of an earlier visit is shown first. */
      readonly roundPending: boolean
      /** What it may stake is cash and bonus money, not cash alone. */
      readonly takesBonus: boolean
      readonly isReady: boolean
      /** It has not come to be ready in a time that anybody waits gladly. */
      readonly isSlow: boolean
      readonly isInRound: boolean
    }
  | {
      readonly status: 'refused'
      readonly slug: string
      readonly mode: LaunchMode
      readonly code: GameProblem
    }

export type GameProblem = LaunchGameErrorCode | 'SESSION_ENDED' | 'UNANSWERED'

export const $state = atom<Game>({ status: 'idle' })

export const $game = readonlyType($state)

/** Asks for the game's frame; a refusal says why by its code. */
export async function launchGame(slug: string, mode: LaunchMode = 'REAL'): Promise<void> {
  const state = $state.get()
  const isAsked = state.status === 'running' || state.status === 'launching'
  if (isAsked && state.slug === slug && state.mode === mode) return
  $state.set({ status: 'launching', slug, mode })
  const input = { slug, mode, locale: currentLocale() }
  const answer = await unlessFailed(ask(LaunchGameDocument, { input }))
  const now = $state.get()
  if (now.status !== 'launching' || now.slug !== slug || now.mode !== mode) return
  const { ok, error } = answer?.launchGame ?? {}
  if (ok) {
    if (mode === 'REAL') playBegan()
    tellOf(slug, mode)
    const state = { isReady: false, isSlow: false, isInRound: false }
    const frameUrl = withPastRound(ok.frameUrl)
    $state.set({ status: 'running', slug, mode, ...state, ...ok, frameUrl })
    environment().clock.after(SLOW_AFTER, () => tooSlow(frameUrl))
  } else $state.set({ status: 'refused', slug, mode, code: error?.code ?? 'UNANSWERED' })
}

/** Loaded when there is something to tell, so that no page of a session carries its name. */
function tellOf(game: string, mode: LaunchMode): void {
  import('../environment/event-channel.ts')
    .then(({ tellEvent }) =>
      tellEvent({ name: 'game_open', game, mode: mode === 'REAL' ? 'real' : 'fun' })
    )
    .catch(() => {})
}

/** A past round that the page's address asks for is shown by the game itself. */
function withPastRound(frameUrl: string): string {
  const round = environment().address.current().searchParams.get('round')
  if (!round) return frameUrl
  const url = new URL(frameUrl)
  url.searchParams.set('round', round)
  return url.href
}

function tooSlow(frameUrl: string): void {
  const game = $state.get()
  if (game.status === 'running' && game.frameUrl === frameUrl && !game.isReady)
    $state.set({ ...game, isSlow: true })
}

/** Tries the game once more, in the way that it was asked for. */
export async function tryGameAgain(): Promise<void> {
  const game = $state.get()
  if (game.status !== 'refused' && game.status !== 'running') return
  $state.set({ status: 'refused', slug: game.slug, mode: game.mode, code: 'UNANSWERED' })
  await launchGame(game.slug, game.mode)
}

/** Puts the game away; the page stays. */
export const closeGame = (): void => $state.set({ status: 'idle' })

/** Back to the lobby. */
export function leaveGame(): void {
  closeGame()
  environment().address.go(pathTo(currentLocale(), 'lobby'))
}

/** Whether the address is the page of the game that was asked for, and not another on which it waits. */
export function isOnGamePage(): boolean {
  const game = $state.get()
  if (game.status === 'idle') return false
  const [, , page, slug = ''] = environment().address.current().pathname.split('/')
  return page === 'games' && decodeURIComponent(slug) === game.slug
}

/** Hands the keys to what stands around the game. */
export const skipGame = (): void => environment().page.focus(GAME_BAR)

/** After something else had the focus, the keys are the game's again. */
export function refocusGame(): void {
  if (isOnGamePage()) environment().page.focus(GAME_FRAME)
}
