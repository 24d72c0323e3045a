import type { ClientKey } from '../http/client-call.ts'
import type { Provider } from './provider.ts'

/** By what the provider and its casino know each other. */
export const clientKeyOf = ({ ports, programme }: Provider): ClientKey => ({
  clientId: programme.clientId,
  secret: ports.config.secrets.engagement.shared
})
