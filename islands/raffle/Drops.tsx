import { useStore } from '@nanostores/react'

import { DROPS } from '#config/raffles.ts'
import { $currency, EUROS } from '#stores/jackpot/currency.ts'
import { $serverNow } from '#stores/raffle/clock.ts'
import { $drawsSeen } from '#stores/raffle/fresh-winners.ts'
import { $raffles } from '#stores/raffle/raffles.ts'
import { $raffleSettings } from '#stores/raffle/settings.ts'
import { $tickets } from '#stores/raffle/tickets.ts'
import { Notice } from '../ui/Notice.tsx'
import { useWatch } from '../ui/watch.ts'
import { Drop } from './Drop.tsx'
import type { TextProps, Waiting } from './props.ts'
import { TakePart } from './TakePart.tsx'

/** The three draws with the player's tickets in them, and the switch to take part. */
export function Drops({ waiting, ...words }: TextProps & Waiting) {
  const { status, drops } = useStore($raffles)
  const settings = useStore($raffleSettings)
  const tickets = useStore($tickets)
  const currency = useStore($currency)
  const now = useStore($serverNow)
  useWatch($drawsSeen)
  if (status === 'failed') return <Notice kind="danger">{words.texts['raffle.failed']}</Notice>
  if (status === 'loading') return waiting
  const studioOf = (slug: string | null) =>
    settings?.raffles.find(({ gameStudio }) => gameStudio?.slug === slug)?.gameStudio?.name
  return (
    <>
      <div className="drops">
        {DROPS.map(drop => {
          const raffle = drops[drop]
          return (
            raffle && (
              <Drop
                key={drop}
                raffle={raffle}
                tickets={tickets[raffle.instance]}
                studio={studioOf(raffle.studio)}
                currency={currency ?? EUROS}
                now={now}
                {...words}
              />
            )
          )
        })}
      </div>
      <TakePart {...words} />
    </>
  )
}
