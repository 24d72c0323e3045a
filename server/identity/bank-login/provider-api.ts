import { createHmac } from 'node:crypto'
import * as v from 'valibot'

import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { countryCode, id, text, token } from '#contract/wire/atoms.ts'
import { fromJson, parserOf } from '#contract/wire/fit.ts'
import type { Config } from '../../config.ts'
import { type Answer, call } from '../../http/call.ts'
import type { Ports } from '../../ports.ts'
import type { BankPerson } from './tables.ts'

const PATIENCE_MS = 8000

const readStarted = parserOf(v.object({ loginId: id, url: v.pipe(v.string(), v.url()) }))

const name = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(100))

const readPerson = parserOf(
  v.object({
    personId: id,
    firstName: name,
    lastName: name,
    dateOfBirth: v.pipe(v.string(), v.isoDate()),
    nationalId: v.pipe(text, v.minLength(4), v.maxLength(40)),
    country: countryCode,
    account: v.pipe(text, v.maxLength(60))
  })
)

/** The house's key at a provider; made from the secret that the two share. */
export const bankKeyOf = ({ secrets }: Config, provider: BankProvider): string =>
  createHmac('sha256', secrets.webhookKey).update(`bank login api ${provider}`).digest('base64url')

export interface LoginOrder {
  readonly reference: string
  readonly merchant: string
  readonly state: string
  readonly returnUrl: string
  readonly locale: string
  readonly country: string
  readonly expiresAt: Date
}

/** Asks the provider for the page where a person identifies; null when it gives none. */
export async function startAtBank(ports: Ports, provider: BankProvider, order: LoginOrder) {
  const answer = await ask(ports, provider, 'logins', order)
  const started = answer?.status === 201 ? readStarted(fromJson(answer.text)) : null
  // Whoever is sent away must arrive where the configuration says that the provider is.
  const isTheirs = started && new URL(started.url).origin === ports.config.banksUrl
  return isTheirs ? started : null
}

export type BankResult =
  | { readonly status: 'identified'; readonly person: BankPerson }
  /** The provider knows of no such code, or of one that was used. */
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable' }

const readFault = parserOf(v.object({ error: v.object({ code: text }) }))

const readCode = parserOf(token)

/** Trades the code that a browser came back with for the person; the browser's word counts for nothing. */
export async function readResult(
  ports: Ports,
  provider: BankProvider,
  loginId: string,
  code: string
): Promise<BankResult> {
  if (readCode(code) === null) return { status: 'refused' }
  const path = `logins/${encodeURIComponent(loginId)}/result`
  const answer = await ask(ports, provider, path, { code })
  if (!answer) return { status: 'unavailable' }
  const body = fromJson(answer.text)
  const person = answer.status === 200 ? readPerson(body) : null
  if (person) return { status: 'identified', person }
  // What is not said in the provider's own words has not judged the code.
  return { status: answer.status < 500 && readFault(body) ? 'refused' : 'unavailable' }
}

async function ask(
  { config, log }: Ports,
  provider: BankProvider,
  path: string,
  body: object
): Promise<Answer | undefined> {
  const url = new URL(`/v1/banks/${BANK_PROVIDERS[provider].slug}/${path}`, config.banksUrl)
  try {
    const answer = await call(config, url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bankKeyOf(config, provider)}`,
        'content-type': 'application/json'
      },
      body: JSON.stringify(body),
      timeoutMs: PATIENCE_MS
    })
    if (answer.status >= 300) log.warn({ status: answer.status, provider }, 'a bank refused a call')
    return answer
  } catch (error) {
    log.warn({ err: error, provider }, 'a bank did not answer')
    return undefined
  }
}
