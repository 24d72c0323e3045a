import { refocusGame } from '#stores/game/game.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { fillNames } from '../ui/fill-names.ts'
import { Celebration } from './Celebration.tsx'
import styles from './overlays.module.css'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

const WORDS = { 'jackpot-win': 'jackpot', 'raffle-win': 'raffle' } as const

/** The player's own win: how much, of what, and the way back to the game. */
export function Win({ overlay, messages }: OverlayProps<'jackpot-win' | 'raffle-win'>) {
  const { id, variant, content } = overlay
  const back = () => {
    closeOverlay(id, 'finished')
    refocusGame()
  }
  return (
    <Sheet
      id={id}
      title={messages['overlays.win.title']}
      onEscape={back}
      actions={
        <button type="button" className="btn" onClick={back}>
          {messages['overlays.win.back']}
        </button>
      }
    >
      <Celebration />
      <p className={styles.amount}>{content.amount}</p>
      <p>{fillNames(messages[`overlays.win.${WORDS[variant]}`], { name: content.name })}</p>
    </Sheet>
  )
}
