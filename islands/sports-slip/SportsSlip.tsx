import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import { loadCodeOfAddress } from '#stores/sports/booking.ts'
import { $slip } from '#stores/sports/slip.ts'
import { useLate } from '../ui/late.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import type { SlipProps } from './props.ts'

type Props = SlipProps & { readonly children?: ReactNode }

const load = async () => (await import('./Part.tsx')).Part

/** The bet slip, loaded once there is something on it; until then what the page itself says. */
export function SportsSlip({ children, ...props }: Props) {
  const { selections } = useStore($slip, { ssr: 'initial' })
  const [isWanted, setIsWanted] = useState(false)
  const isNeeded = isWanted || selections.length > 0
  useEffect(() => {
    if (isNeeded) setIsWanted(true)
  }, [isNeeded])
  useEffect(() => {
    void loadCodeOfAddress().finally(() => {
      if ($slip.get().selections.length > 0) setIsWanted(true)
    })
  }, [])
  const Part = useLate<SlipProps>(isNeeded ? 1 : 0, load)
  return Part ? (
    <UntilTold waiting={children}>
      <Part {...props} />
    </UntilTold>
  ) : (
    children
  )
}
