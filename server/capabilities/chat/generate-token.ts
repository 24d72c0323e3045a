import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'

import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'

/** The provider reads it at once and takes none that lasts longer than seven minutes. */
const LASTS = '5m'

const nameOf = ({ first_name: first, last_name: last }: Player) =>
  [first, last].filter(Boolean).join(' ')

/** The classic widget finds people by their address; the messenger does without it, so it gets none. */
const claimsOf = (kind: 'classic' | 'messenger', player: Player) => {
  const name = nameOf(player)
  return {
    external_id: player.id,
    ...(name !== '' && { name }),
    ...(kind === 'classic' ? { email: player.email } : { scope: 'user' })
  }
}

/** Vouches to the chat's provider for a player who is signed in, for five minutes. */
export function generateToken(
  { config }: Ports,
  kind: 'classic' | 'messenger',
  player: Player
): Promise<string> {
  const { keyId, secret } = config.secrets.chat
  const token = new SignJWT(claimsOf(kind, player))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(kind === 'messenger' && { kid: keyId }) })
    .setIssuedAt()
    .setExpirationTime(LASTS)
  if (kind === 'classic') token.setJti(randomUUID())
  return token.sign(new TextEncoder().encode(secret))
}
