import { environment } from '../environment/index.ts'
import type { Renewal } from './renewal.ts'
import type { Tokens } from './tokens.ts'

const load = () => import('./renewal.ts')

/** Renews by code that is loaded late; where the network keeps it away, nobody has answered. */
export async function renewLate(stale: Tokens): Promise<Renewal> {
  try {
    const { renew } = await load()
    return await renew(stale)
  } catch (thrown) {
    environment().log.warn(String(thrown))
    return { status: 'unanswered' }
  }
}

/** Loads what a renewal will need, while there is a network to load it by. */
export async function prepareRenewal({ provider }: Tokens): Promise<void> {
  const parts = [load(), ...(provider === 'oidc' ? [environment().identity()] : [])]
  await Promise.allSettled(parts)
}
