import type { Provider } from 'oidc-provider'

import { destroySession, sessionSeen } from '../capabilities/session/index.ts'
import type { Ports } from '../ports.ts'

/**
 * A renewal tells that a session is in use. A refresh token that is shown again after its use is in
 * two hands: the provider takes back what it gave, and here the session ends, as in the other flow.
 */
export function watchRenewals(provider: Provider, ports: Ports): void {
  provider.use(async (context, next) => {
    await next()
    if (context.oidc?.route !== 'token') return
    const { AccessToken: given, RefreshToken: shown } = context.oidc.entities
    if (shown?.consumed && shown.sessionUid !== undefined && context.status === 400)
      await destroySession(ports, shown.sessionUid, 'SESSION_EXPIRED')
    else if (given && 'sessionUid' in given)
      await sessionSeen(ports.db.kysely, String(given.sessionUid), ports.clock.now())
  })
}
