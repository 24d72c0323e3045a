import type { PaymentProvider } from '#config/payment-methods.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { type Call, call } from '../../../http/call.ts'
import type { Ports } from '../../../ports.ts'

export type Asked =
  /** What a provider has answered, whatever it says. */
  | { readonly status: number; readonly body: unknown; readonly text: string }
  /** Nothing came back that judges the call: what was asked for may have been done, now or before. */
  | { readonly status: 'none'; readonly isUnauthorised: boolean }

/** Whoever is not known, not let in or too often there has been told nothing of what was asked. */
const NOT_JUDGED = [401, 403, 408, 425, 429]

const PATIENCE_MS = 8000

/** Asks a provider on its origin; a fault of the line is an answer too, and is logged without data. */
export async function askProvider(
  { config, log }: Ports,
  provider: PaymentProvider,
  path: string,
  how: Call = {}
): Promise<Asked> {
  const address = new URL(path, config.providerUrls[provider])
  try {
    const { status, text } = await call(config, address, { timeoutMs: PATIENCE_MS, ...how })
    if (status >= 400) log.warn({ provider, status }, 'a payment provider refused a call')
    // A server in trouble may have done what it could not answer any more.
    if (status >= 500 || NOT_JUDGED.includes(status))
      return { status: 'none', isUnauthorised: status === 401 }
    return { status, body: fromJson(text), text }
  } catch (error) {
    log.warn({ err: error, provider }, 'a payment provider did not answer')
    return { status: 'none', isUnauthorised: false }
  }
}
