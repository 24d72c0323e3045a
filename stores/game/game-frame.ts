import { atom } from 'nanostores'

import {
  type GameMessage,
  type HostMessage,
  readGameMessage
} from '#contract/wire/window-messages.ts'
import { toDecimal } from '#rules/money.ts'
import { environment } from '../environment/index.ts'
import type { WindowMessage } from '../environment/parts.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $overlayState } from '../overlays.ts'
import { openQuickDeposit } from '../quick-deposit/request.ts'
import { sessionUsed } from '../session/in-use.ts'
import { $toasts } from '../toast-list.ts'
import { $wallet, type Wallet } from '../wallet.ts'
import { leaveFullScreen } from './full-screen.ts'
import { $state, GAME_FRAME, isOnGamePage, leaveGame, refocusGame, skipGame } from './game.ts'

const $frame = atom(undefined)

/** Speaks with the game's frame for as long as the page shows it. */
export const $gameFrame = $frame

/** Before it is ready the frame is still an empty page of another origin, and hears nothing. */
function tell(message: HostMessage): void {
  const game = $state.get()
  if (game.status !== 'running' || !game.isReady) return
  environment().page.tellFrame(GAME_FRAME, message, new URL(game.frameUrl).origin)
}

/** A game begins no round while an overlay stands above it, or while another page is looked at. */
const isWaiting = () => $overlayState.get() === 'open' || !isOnGamePage()

const tellPace = () => tell({ type: isWaiting() ? 'pause' : 'resume' })

function obey(message: GameMessage): void {
  const game = $state.get()
  if (game.status !== 'running') return
  switch (message.type) {
    case 'ready':
      $state.set({ ...game, isReady: true })
      tellBalance($wallet.get())
      if (isWaiting()) tellPace()
      return
    case 'roundStarted':
    case 'roundEnded':
      $state.set({ ...game, isInRound: message.type === 'roundStarted' })
      sessionUsed()
      return
    case 'exit':
      leaveGame()
      return
    case 'escape':
      if (!leaveFullScreen()) skipGame()
      return
    case 'openDeposit':
      openQuickDeposit()
      return
    case 'failed': {
      // A game that runs waits for the network by itself and then goes on with its round.
      if (message.code === 'NETWORK' && game.isReady) return
      const code = message.code === 'SESSION_ENDED' ? 'SESSION_ENDED' : 'PROVIDER_UNAVAILABLE'
      $state.set({ status: 'refused', slug: game.slug, mode: game.mode, code })
      return
    }
    case 'balanceHint':
      return
    default:
      message satisfies never
  }
}

/** Shows the pays and rules of the game in its frame. */
export function openGameRules(): void {
  tell({ type: 'rules' })
  refocusGame()
}

/** Only the game's own frame, of an origin that games come from, is heard. */
async function hear(message: WindowMessage): Promise<void> {
  if (!message.isFrom(GAME_FRAME)) return
  const { origins } = await environment().site()
  const read = readGameMessage(message, origins.games)
  if (read) obey(read)
}

function tellBalance(wallet: Wallet): void {
  const game = $state.get()
  if (wallet.status !== 'STREAMING' || game.status !== 'running') return
  const { balance, bonusBalance, currency } = wallet
  const stakeable = game.takesBonus ? balance + bonusBalance : balance
  tell({ type: 'balance', balance: toDecimal(stakeable, currency), currency })
}

onVisit($frame, () => {
  const { address, page } = environment()
  const stops = [
    page.onWindowMessage(message => void hear(message)),
    $wallet.listen(tellBalance),
    address.onChange(tellPace),
    $overlayState.listen(state => {
      tellPace()
      if (state !== 'open') refocusGame()
    }),
    $toasts.listen((toasts, before) => {
      if (toasts.length < (before?.length ?? 0) && $overlayState.get() !== 'open') refocusGame()
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
