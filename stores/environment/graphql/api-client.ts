import type { SiteConfig } from '#contract/wire/site-config.ts'
import type { Api, Credentials, EndpointName, SocketName } from '../api.ts'
import type { Clock, Random } from '../parts.ts'
import { createSocketClient, type SocketClient } from '../sockets/socket-client.ts'
import { createHttpClient } from './http-client.ts'

export interface ApiPorts {
  readonly fetch: typeof globalThis.fetch
  readonly WebSocket: typeof globalThis.WebSocket
  readonly clock: Clock
  readonly random: Random
  readonly onWake: (listener: () => void) => () => void
  /** What the next call is a part of, as the header of that name says it. */
  readonly traceparent: () => string
  readonly site: () => Promise<SiteConfig>
  /** The header and parameter that the lobby endpoint tells brands apart by. */
  readonly brandOf: (site: SiteConfig) => string
}

const URL_OF = {
  data: 'dataApi',
  lobby: 'lobby',
  main: 'graphql'
} as const satisfies Record<EndpointName, keyof SiteConfig['endpoints']>

const SOCKET_OF = {
  lobby: 'lobbySocket',
  main: 'graphqlSocket'
} as const satisfies Record<SocketName, keyof SiteConfig['endpoints']>

/** The three endpoints over HTTP, and a socket each for the two that have streams. */
export function createApi(ports: ApiPorts): Api {
  const { site, brandOf } = ports
  const send = createHttpClient(ports.fetch)
  /** Only hosts of our own take it: another would refuse the call for a header that it does not know. */
  const traceOf = ({ tracedHosts = [] }: SiteConfig, url: string) =>
    tracedHosts.includes(new URL(url).host) ? { traceparent: ports.traceparent() } : {}
  const sockets = new Map<SocketName, SocketClient>()

  const openSocket = (name: SocketName, credentials: Credentials) =>
    createSocketClient(
      {
        url: async () => (await site()).endpoints[SOCKET_OF[name]],
        async parameters() {
          const token = await credentials.token()
          return {
            ...(token !== undefined && { accessToken: token }),
            ...(name === 'lobby' && { brand: brandOf(await site()) })
          }
        },
        async extensions() {
          const found = await site()
          return traceOf(found, found.endpoints[SOCKET_OF[name]])
        },
        onRefused: credentials.refused
      },
      ports
    )

  return {
    async request(endpoint, document, variables, { token, headers, signal } = {}) {
      const found = await site()
      const url = found.endpoints[URL_OF[endpoint]]
      const call = {
        url,
        headers: {
          ...headers,
          ...traceOf(found, url),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(endpoint === 'lobby' && { brand: brandOf(found) })
        },
        ...(signal && { signal })
      }
      return send(call, document, variables)
    },
    subscribe(name, credentials, document, variables, listener) {
      const socket = sockets.get(name) ?? openSocket(name, credentials)
      sockets.set(name, socket)
      return socket(document, variables, listener)
    }
  }
}
