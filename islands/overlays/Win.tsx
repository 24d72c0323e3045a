import { POT_LABELS } from '#config/jackpots.ts'
import { fillNames } from '../ui/fill-names.ts'
import type { OverlayProps } from './props.ts'
import { WinStage } from './WinStage.tsx'

/** The player's own win of a pot, or of a share of it; one that is being checked says so. */
export function JackpotWin({ overlay, ...frame }: OverlayProps<'jackpot-win'>) {
  const { pot, isShare, isWithheld, ...win } = overlay.content
  const { messages } = frame
  const title = messages[isShare ? 'overlays.win.shareIsYours' : 'overlays.win.potIsYours']
  return (
    <WinStage
      {...frame}
      {...win}
      overlay={overlay.id}
      picture={`/art/pots/${POT_LABELS[pot].toLowerCase()}-320`}
      title={fillNames(title, { pot: POT_LABELS[pot] })}
      isPaid={!isWithheld}
    />
  )
}

/** What the player's ticket has won. */
export function RaffleWin({ overlay, ...frame }: OverlayProps<'raffle-win'>) {
  const { drop, ...win } = overlay.content
  const { messages } = frame
  return (
    <WinStage
      {...frame}
      {...win}
      overlay={overlay.id}
      title={messages[`overlays.win.ticketDrawn.${drop}`]}
      isPaid
    />
  )
}
