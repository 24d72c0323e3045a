import { createHash } from 'node:crypto'

import type { BankProvider } from '#config/bank-providers.ts'
import { OPERATORS } from '#config/operators.ts'
import type { Ports } from '../../ports.ts'
import { claimTry } from '../sign-in-tries.ts'
import { startAtBank } from './provider-api.ts'
import { readReturnUrl } from './return-url.ts'

/** How long a person may take at the bank. */
export const LOGIN_MINUTES = 10

export interface LoginRequest {
  readonly provider: BankProvider
  readonly returnUrl: string
  /** Where the visitor is, or `ROW`. */
  readonly country: string
  /** The network address that asks. */
  readonly address: string
}

export type Begun =
  | { readonly status: 'begun'; readonly url: string; readonly state: string }
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable' }

export const stateHash = (state: string): string =>
  createHash('sha256').update(state).digest('base64url')

/** Begins a login at a bank; what the browser has to keep is stored only as a hash. */
export async function beginBankLogin(ports: Ports, request: LoginRequest): Promise<Begun> {
  const { config, db, clock, random, log } = ports
  const { provider, country, address } = request
  const back = readReturnUrl(config, provider, request.returnUrl)
  if (!back) return { status: 'refused' }
  const now = clock.now()
  const until = await claimTry(db, [{ brake: 'bankLogins', subject: address }], now)
  if (until) return { status: 'refused' }

  const id = random.uuid()
  const state = Buffer.from(random.bytes(32)).toString('base64url')
  const expiresAt = new Date(now.getTime() + LOGIN_MINUTES * 60_000)
  const started = await startAtBank(ports, provider, {
    reference: id,
    merchant: OPERATORS[config.operator].title,
    state,
    returnUrl: back.href,
    locale: back.locale,
    country,
    expiresAt
  })
  if (!started) return { status: 'unavailable' }
  await db.kysely
    .insertInto('bank_logins')
    .values({
      id,
      provider,
      state_hash: stateHash(state),
      return_url: back.href,
      provider_login_id: started.loginId,
      created_at: now,
      expires_at: expiresAt
    })
    .execute()
  log.info({ provider, bankLogin: id }, 'a login through a bank was begun')
  return { status: 'begun', url: started.url, state }
}
