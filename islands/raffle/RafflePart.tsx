import type { ReactNode } from 'react'

import { useLate } from '../ui/late.ts'
import type { PartProps } from './Part.tsx'

type Props = PartProps & { readonly children?: ReactNode }

const load = async () => (await import('./Part.tsx')).Part

/** A part of the raffle's pages that is live; until it is loaded, what the page itself says. */
export function RafflePart({ children, ...props }: Props) {
  const Part = useLate<PartProps>(1, load)
  return Part ? <Part {...props} waiting={children} /> : children
}
