import { useStore } from '@nanostores/react'

import { $session } from '#stores/session/session.ts'
import { useLate } from '../ui/late.ts'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

const load = async () => (await import('./BonusOffers.tsx')).BonusOffers

/** Which bonuses of the house the player can have, and what stands against the others. */
export function BonusChecker({ overlay, locale, messages }: OverlayProps<'bonus-checker'>) {
  const session = useStore($session, { ssr: 'initial' })
  const Offers = useLate(session.status === 'LOGGED_IN' ? 1 : 0, load)
  return (
    <Sheet
      id={overlay.id}
      title={messages['overlays.bonus.title']}
      close={messages['overlays.close']}
      closesByEscape={false}
    >
      <p>{messages['overlays.bonus.text']}</p>
      {Offers && <Offers locale={locale} />}
    </Sheet>
  )
}
