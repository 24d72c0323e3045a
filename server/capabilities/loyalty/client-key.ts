import { runningProgramme } from '#config/parts.ts'
import type { ClientKey } from '../../http/client-call.ts'
import type { Ports } from '../../ports.ts'

/** By what the casino and its engagement provider know each other; undefined without a programme. */
export function clientKeyOf({ config }: Pick<Ports, 'config'>): ClientKey | undefined {
  const programme = runningProgramme(config.operator)
  return programme && { clientId: programme.clientId, secret: config.secrets.engagement.shared }
}
