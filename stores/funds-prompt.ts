import { atom } from 'nanostores'

import { CASHIER } from '#config/cashier-table.ts'
import { GameDocument } from '#contract/generated/data/graphql.ts'
import { askData } from './calls/data.ts'
import { currentMode } from './current-mode.ts'
import { environment } from './environment/index.ts'
import { fundsPromptAnswered, isFundsPromptDismissed } from './funds-prompt-mark.ts'
import { $game } from './game/game.ts'
import { gamesScope, scopeVariables } from './games/scope.ts'
import { $guard } from './guards.ts'
import { lateTexts } from './late-texts.ts'
import { onVisit } from './lib/on-visit.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { currentLicence } from './licence.ts'
import { currentLocale } from './locale.ts'
import { $overlayState, openOverlay } from './overlays.ts'
import { openQuickDeposit } from './quick-deposit/request.ts'
import { $walletMove, type WalletMove } from './wallet.ts'

/** A deposit that would be refused is not thought of again at the next bet. */
const ASKS_AGAIN_AFTER = 60_000

/** At most twice the bet is left. */
const isRunningOut = (bet: bigint, left: bigint) => left <= 2n * bet

const allows = (): boolean => CASHIER[currentLicence()]?.fundsPrompt ?? false

/** Whether a player may be asked at all; in sports a bet is none of the game that waits. */
function mayAsk(): boolean {
  const game = $game.get()
  const isInGame = game.status === 'running' && game.mode === 'REAL'
  const isFree = $overlayState.get() !== 'open' && $guard.get() === 'clear'
  return isInGame && isFree && currentMode() !== 'SPORTS' && !isFundsPromptDismissed()
}

async function takesBonus(slug: string): Promise<boolean | undefined> {
  const variables = { slug, ...scopeVariables(await gamesScope()) }
  const answer = await unlessFailed(askData(GameDocument, variables))
  return answer?.game?.hasBonus
}

/** Whether the bet leaves little to play this game with. */
async function leavesLittle({ amount, balance, bonusBalance }: WalletMove): Promise<boolean> {
  const game = $game.get()
  const bet = -amount
  if (game.status !== 'running' || bet <= 0n || !isRunningOut(bet, balance)) return false
  if (isRunningOut(bet, balance + bonusBalance)) return true
  return (await takesBonus(game.slug)) === false
}

/** A prompt to deposit is never shown where the deposit would be refused (decision D13). */
async function mayDeposit(): Promise<boolean> {
  const { loadOptions } = await import('./quick-deposit/load-options.ts')
  const { blockOf } = await import('./quick-deposit/options.ts')
  const options = await unlessFailed(loadOptions())
  return options !== undefined && blockOf(options) === undefined
}

async function prompt(): Promise<void> {
  const texts = await lateTexts(currentLocale(), 'deposit')
  if (!mayAsk()) return
  const content = {
    title: texts['deposit.prompt.title'],
    text: texts['deposit.prompt.text'],
    ok: texts['deposit.prompt.yes'],
    dismiss: texts['deposit.prompt.back']
  }
  openOverlay('confirmation', content, reason => {
    if (reason === 'finished') openQuickDeposit()
    else if (reason === 'dismissed' || reason === 'escape') fundsPromptAnswered('dismissed')
  })
}

const $state = atom(undefined)

/** Asks a player whose money runs out in a game whether to deposit. */
export const $fundsPrompt = $state

onVisit($state, () => {
  let isAsking = false
  let quietUntil = 0

  async function consider(move: WalletMove): Promise<void> {
    const { clock } = environment()
    if (isAsking || clock.now() < quietUntil || !mayAsk()) return
    isAsking = true
    try {
      if (!(await leavesLittle(move))) return
      if (await mayDeposit()) await prompt()
      else quietUntil = clock.now() + ASKS_AGAIN_AFTER
    } finally {
      isAsking = false
    }
  }

  if (!allows()) return undefined
  // This comes late to a page: the last bet may have been made before it.
  return $walletMove.subscribe(move => {
    if (move) void consider(move).catch(() => undefined)
  })
})
