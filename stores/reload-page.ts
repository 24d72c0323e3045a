import { environment } from './environment/index.ts'

/** Loads the page anew, as a last resort after a fault. */
export function reloadPage(): void {
  const { address } = environment()
  address.go(address.current().href, 'replace')
}
