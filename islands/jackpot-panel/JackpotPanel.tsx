import type { Locale } from '#config/locales.ts'
import { useLate } from '../ui/late.ts'

interface Props {
  readonly locale: Locale
  /** Floating above the page, or beside its game. */
  readonly place: 'above' | 'beside'
}

const load = async () => (await import('./Placed.tsx')).Placed

/** The pots, with styles of their own that no visitor's page has to load. */
export function JackpotPanel(props: Props) {
  const Placed = useLate(1, load)
  return Placed && <Placed {...props} />
}
