import { environment } from '../environment/index.ts'
import { renewLate } from '../session/late-renewal.ts'
import { $state, $tokens } from '../session/state.ts'
import { readTokens, type Tokens } from '../session/tokens.ts'

/** The tokens in use; before the session store has looked, the stored ones. */
export async function knownTokens(): Promise<Tokens | undefined> {
  const known = $tokens.get()
  if (known || $state.get().status === 'LOGGED_OUT') return known
  return readTokens()
}

/** Another pair than the one that was refused; undefined when there is none to be had. */
export async function tokensAfter(refused: Tokens): Promise<Tokens | undefined> {
  const known = $tokens.get()
  if (known && known.access !== refused.access) return known
  const renewal = await renewLate(refused)
  return renewal.status === 'renewed' ? renewal.tokens : undefined
}

/** A token that has not expired, renewed first where it has. */
export async function freshToken(): Promise<string | undefined> {
  const known = await knownTokens()
  if (!known || known.expiresAt > environment().clock.now()) return known?.access
  return ((await tokensAfter(known)) ?? known).access
}
