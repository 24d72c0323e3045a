import { useStore } from '@nanostores/react'

import { $panel } from '#stores/jackpot/panel.ts'
import { Details } from './Details.tsx'
import { Foot } from './Foot.tsx'
import { Line } from './Line.tsx'
import { PotList } from './PotList.tsx'
import type { PanelProps } from './props.ts'
import { Refused } from './Refused.tsx'

/** What an open panel shows: the pots, or the details of them. */
export function Body(props: PanelProps) {
  const { to } = useStore($panel)
  return (
    <>
      <Line messages={props.messages} />
      <Refused messages={props.messages} />
      {to.details === 'closed' ? (
        <>
          <PotList {...props} />
          <Foot {...props} />
        </>
      ) : (
        <Details {...props} details={to.details} />
      )}
    </>
  )
}
