import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope
} from '@sentry/browser'

import type { ErrorSdk } from './sdk.ts'

/**
 * The library without all that it would watch by itself: what is reported is told to it. `failed`
 * hears why a report was not taken.
 */
export function bundledSdk(failed: (reason: string) => void): ErrorSdk {
  const scope = new Scope()
  const posted: typeof fetch = async (input, init) => {
    try {
      const answer = await fetch(input, { ...init, credentials: 'omit' })
      if (!answer.ok) failed(String(answer.status))
      return answer
    } catch (thrown) {
      failed(String(thrown))
      throw thrown
    }
  }
  return {
    init(options) {
      const client = new BrowserClient({
        ...options,
        beforeSend(event) {
          const cleaned = options.beforeSend(event)
          return cleaned && { ...cleaned, type: undefined }
        },
        transport: settings => makeFetchTransport(settings, posted),
        stackParser: defaultStackParser,
        integrations: [linkedErrorsIntegration()]
      })
      scope.setClient(client)
      client.init()
    },
    captureException: (error, hint) => scope.captureException(error, hint),
    captureMessage: (message, hint) => scope.captureMessage(message, 'error', hint)
  }
}
