import type { ReactNode } from 'react'

import { useLate } from '../ui/late.ts'
import type { PartProps } from './Part.tsx'

type Props = PartProps & { readonly children?: ReactNode }

const load = async () => (await import('./Part.tsx')).Part

/** A part of the jackpot's page that a session makes live; until that is loaded, what the page says. */
export function JackpotPart({ children, ...props }: Props) {
  const Part = useLate<PartProps>(1, load)
  return Part ? <Part {...props} waiting={children} /> : children
}
