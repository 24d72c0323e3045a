import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

/** Whether a bonus counts for a game: without a bonus it says that there is none. */
export function BonusChecker({ overlay, messages }: OverlayProps<'bonus-checker'>) {
  return (
    <Sheet
      id={overlay.id}
      title={messages['overlays.bonus.title']}
      close={messages['overlays.close']}
      closesByEscape={false}
    >
      <p>{messages['overlays.bonus.text']}</p>
    </Sheet>
  )
}
