import type { ReactNode } from 'react'

import { useLate } from '../ui/late.ts'
import { UntilTold } from '../ui/UntilTold.tsx'
import type { BetsProps } from './props.ts'

type Props = BetsProps & { readonly children?: ReactNode }

const load = async () => (await import('./Bets.tsx')).Bets

/** The player's bets; until they are loaded, what the page itself says. */
export function SportsBets({ children, ...props }: Props) {
  const Bets = useLate<BetsProps>(1, load)
  return Bets ? (
    <UntilTold waiting={children}>
      <Bets {...props} />
    </UntilTold>
  ) : (
    children
  )
}
