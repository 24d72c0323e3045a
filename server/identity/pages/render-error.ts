import { randomUUID } from 'node:crypto'
import type { Configuration } from 'oidc-provider'

import type { Ports } from '../../ports.ts'
import { pageHeaders } from './headers.ts'
import { type ErrorKind, errorPage } from './logout-page.ts'
import { surroundings } from './page.ts'
import { localeOf } from './texts.ts'

const kindOf = (error: string, description: string | undefined): ErrorKind => {
  if (error === 'server_error') return 'fault'
  return /expired|not found|mismatch/.test(description ?? '') ? 'expired' : 'invalid'
}

/** Shows the provider's errors as a page of the house; the details go to the log only. */
export const renderError =
  ({ config, log }: Ports): NonNullable<Configuration['renderError']> =>
  (context, { error, error_description }) => {
    const reference = randomUUID().slice(0, 8)
    log.warn({ reference, error, error_description }, 'an identity page was refused')
    const asked = context.oidc?.params?.['ui_locales'] ?? context.query['ui_locales']
    const around = surroundings(config, localeOf(asked, context.headers, config.operator))
    context.set({ ...pageHeaders(config) })
    context.body = errorPage(around, kindOf(error, error_description), reference)
  }
