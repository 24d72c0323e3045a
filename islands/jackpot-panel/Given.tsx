import { useStore } from '@nanostores/react'

import { LOCALES } from '#config/locales.ts'
import { $optIn } from '#stores/jackpot/opt-in.ts'
import { $jackpotPlayer } from '#stores/jackpot/player.ts'
import { shownAmount } from '../ui/shown-amount.ts'
import type { PanelProps } from './props.ts'

/** What the player has given to the pots until now. */
export function Given({ locale, messages }: PanelProps) {
  const { contributed } = useStore($optIn)
  const player = useStore($jackpotPlayer)
  if (contributed === null || !player) return null
  return (
    <span>
      {messages['panel.given']}{' '}
      <b>{shownAmount(contributed, player.currency, LOCALES[locale].bcp47)}</b>
    </span>
  )
}
