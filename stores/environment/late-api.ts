import type { Api } from './api.ts'
import { asFailure } from './failure.ts'
import { kept } from './kept.ts'

/** The endpoints, whose client is loaded when something is first asked of them. */
export function lateApi(load: () => Promise<Api>): Api {
  const ready = kept(load)
  return {
    request: async (...call) => (await ready()).request(...call),
    subscribe(socket, credentials, document, variables, listener) {
      let isStopped = false
      let stop = () => {
        isStopped = true
      }
      ready().then(
        api => {
          if (!isStopped) stop = api.subscribe(socket, credentials, document, variables, listener)
        },
        (thrown: unknown) => {
          if (!isStopped) listener.failed?.(asFailure(thrown))
        }
      )
      return () => stop()
    }
  }
}
