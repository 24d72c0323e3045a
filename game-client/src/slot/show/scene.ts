import type { CurrencyCode } from '#config/currencies.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import type { Loop } from '../../loop.ts'
import type { Sound } from '../../sound.ts'
import { minorOf, type Words } from '../../words.ts'
import type { Hud } from '../hud.ts'
import type { Board } from '../stage/board.ts'

/** What a round is shown with. */
export interface Scene {
  readonly board: Board
  readonly hud: Hud
  readonly loop: Loop
  readonly sound: Sound
  readonly words: Words
  readonly rules: SlotRules
  readonly currency: CurrencyCode
  /** Whether what is not more than the stake is made anything of: the licence says. */
  readonly celebratesBelowStake: boolean
}

export const minor = (scene: Scene, amount: string): bigint => minorOf(amount, scene.currency)

export const money = (scene: Scene, amount: string): string =>
  scene.words.money(minor(scene, amount), scene.currency)

/** The symbol that starts free games. */
export const scatterOf = ({ rules }: Scene): string => (rules.kind === 'book' ? 'wild' : 'scatter')
