import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { id, moment, text, token } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'
import { onOrigin } from '../http/host-gate.ts'
import { bankKeyOf } from '../identity/bank-login/index.ts'
import type { Ports } from '../ports.ts'
import { loginPath, providerOf, type WithLogin, type WithSlug } from './addresses.ts'
import { codeHash } from './steps.ts'
import { findLogin, spendCode, takeOutage } from './store.ts'

const MOST_MINUTES = 10

const readOrder = parserOf(
  v.object({
    reference: id,
    merchant: v.pipe(text, v.maxLength(100)),
    state: token,
    returnUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048)),
    locale: v.picklist(LOCALE_CODES),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
    expiresAt: moment
  })
)

type Order = NonNullable<ReturnType<typeof readOrder>>

const readSpending = parserOf(v.object({ code: token }))

const fault = (code: string) => ({ error: { code } })

/** What a merchant calls: begin a login, and trade its code for the person. */
export function registerBankApi(app: FastifyInstance, ports: Ports): void {
  const { clock, config, db } = ports
  const here = onOrigin(config.banksUrl)
  /** The provider of the address, if the caller has that provider's key. */
  const merchantOf = ({ headers, params }: FastifyRequest<WithSlug>): BankProvider | undefined => {
    const provider = providerOf(params.slug)
    const key = Buffer.from(provider ? `Bearer ${bankKeyOf(config, provider)}` : '')
    const given = Buffer.from(headers.authorization ?? '')
    return given.length === key.length && timingSafeEqual(given, key) ? provider : undefined
  }

  app.post<WithSlug>('/v1/banks/:slug/logins', here, async (request, reply) => {
    const provider = merchantOf(request)
    if (!provider) return reply.code(401).send(fault('BAD_KEY'))
    const order = readOrder(request.body)
    if (!order) return reply.code(400).send(fault('BAD_ORDER'))
    if (await takeOutage(db.kysely, provider, 'login'))
      return reply.code(503).send(fault('UNAVAILABLE'))
    const loginId = await begin(ports, provider, order)
    if (!loginId) return reply.code(409).send(fault('REFERENCE_IN_USE'))
    const url = new URL(loginPath(BANK_PROVIDERS[provider].slug, loginId), config.banksUrl).href
    return reply.code(201).send({ loginId, url })
  })

  app.post<WithLogin>('/v1/banks/:slug/logins/:id/result', here, async (request, reply) => {
    const provider = merchantOf(request)
    if (!provider) return reply.code(401).send(fault('BAD_KEY'))
    const spending = readSpending(request.body)
    if (!spending) return reply.code(400).send(fault('BAD_CODE'))
    if (await takeOutage(db.kysely, provider, 'result'))
      return reply.code(503).send(fault('UNAVAILABLE'))
    const login = await findLogin(db.kysely, provider, request.params.id)
    if (!login) return reply.code(404).send(fault('UNKNOWN_LOGIN'))
    const spent = await spendCode(db.kysely, login, codeHash(spending.code), clock.now())
    return spent?.person ?? reply.code(409).send(fault('WRONG_OR_SPENT_CODE'))
  })
}

async function begin(
  { db, clock, random }: Ports,
  provider: BankProvider,
  order: Order
): Promise<string | undefined> {
  const now = clock.now()
  const latest = new Date(now.getTime() + MOST_MINUTES * 60_000)
  const row = await db.kysely
    .insertInto('bank_provider_logins')
    .values({
      id: Buffer.from(random.bytes(24)).toString('base64url'),
      provider,
      reference: order.reference,
      merchant: order.merchant,
      state: order.state,
      return_url: order.returnUrl,
      locale: order.locale,
      country: order.country,
      created_at: now,
      expires_at: order.expiresAt < latest ? order.expiresAt : latest
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
