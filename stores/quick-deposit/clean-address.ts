import { withoutQuickDeposit } from '#rules/quick-deposit-address.ts'
import { environment } from '../environment/index.ts'

/** Removes what opened the overlay from the address, in place of the history entry. */
export function cleanAddress(): void {
  const { address } = environment()
  const url = address.current()
  const clean = withoutQuickDeposit(url)
  if (clean.href !== url.href) address.rewrite(clean)
}
