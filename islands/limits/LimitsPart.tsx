import type { ReactNode } from 'react'

import { useLate } from '../ui/late.ts'
import type { PartProps } from './Part.tsx'

type Props = PartProps & { readonly children?: ReactNode }

const load = async () => (await import('./Part.tsx')).Part

/** A page about limits is loaded with what it shows; until then, what the page itself says. */
export function LimitsPart({ children, ...props }: Props) {
  const Part = useLate<PartProps & { readonly waiting?: ReactNode }>(1, load)
  return Part ? <Part {...props} waiting={children} /> : children
}
