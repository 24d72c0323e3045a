import type { IconName } from '../ui/Icon.tsx'

export interface AccountEntry {
  readonly href: string
  readonly icon: IconName
  readonly label: string
}
