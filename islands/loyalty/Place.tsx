import { useStore } from '@nanostores/react'

import { $providerPlayer } from '#stores/loyalty/provider-player.ts'
import { Icon } from '../ui/Icon.tsx'
import type { LoyaltyTexts, Waiting } from './props.ts'

interface Props extends Waiting {
  readonly texts: LoyaltyTexts
}

/** Says of a player who takes part that it is so, as the provider has it. */
export function Place({ texts, waiting }: Props) {
  const player = useStore($providerPlayer)
  if (player.status !== 'known' || !player.optedIn) return waiting
  return (
    <p className="loy__place" data-in>
      <Icon name="check" />
      {texts['loyalty.in']}
    </p>
  )
}

/** Leads who does not take part to where that is chosen. */
export function Ask({ texts }: Props) {
  const player = useStore($providerPlayer)
  if (player.status !== 'known' || player.optedIn) return null
  return (
    <div className="loy__in loy__ask">
      <div>
        <h2>{texts['loyalty.notIn']}</h2>
        <p>{texts['loyalty.signInNote']}</p>
      </div>
      <p className="acts">
        <a className="btn" href="#take-part">
          {texts['loyalty.joinHere']}
        </a>
      </p>
    </div>
  )
}
