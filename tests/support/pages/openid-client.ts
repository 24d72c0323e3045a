import { indexedVault } from '#stores/environment/devices/vault.ts'
import { oidcIdentity } from '#stores/environment/oidc-identity.ts'

const identity = oidcIdentity({
  endpoints: {
    identity: new URLSearchParams(location.search).get('realm') ?? '',
    clientId: 'lobby'
  },
  vault: indexedVault(() => indexedDB),
  origin: location.origin
})

declare global {
  interface Window {
    readonly identity: typeof identity
  }
}

Object.assign(window, { identity })
