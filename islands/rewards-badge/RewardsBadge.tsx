import type { Locale } from '#config/locales.ts'
import { useLate } from '../ui/late.ts'

interface Props {
  readonly locale: Locale
}

const load = async () => (await import('./Badges.tsx')).Badges

/** How many rewards wait, beside the links to them. */
export function RewardsBadge(props: Props) {
  const Badges = useLate(1, load)
  return Badges && <Badges {...props} />
}
