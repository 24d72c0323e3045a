import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { onOrigin } from '../../http/host-gate.ts'
import { servePageFiles } from '../../http/page-file.ts'
import { siteOrigins } from '../../identity/realm.ts'
import type { Ports } from '../../ports.ts'
import { leave } from '../desk/steps.ts'
import { findPayment, KEPT } from '../desk/store.ts'
import type { DeskPayment } from '../desk/tables.ts'
import { isCardCode, readCard } from './card-form.ts'
import { cardPage } from './pages/card-page.ts'
import { confirmPage } from './pages/confirm-page.ts'
import { endPage } from './pages/end-page.ts'
import { SCRIPT, STYLE } from './pages/files.ts'
import { keptPage } from './pages/kept-page.ts'
import { unknownPage } from './pages/unknown-page.ts'
import { answerChallenge, forgetKept, payWithKept, tryCard } from './steps.ts'

const pageHeaders = (frameAncestors: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`
  ].join('; '),
  'cache-control': 'no-store'
})

type WithId = { Params: { id: string } }

/** The pages that a customer sees; each step is a form, and the address of a payment is its key. */
export function registerCheckout(app: FastifyInstance, ports: Ports): void {
  const here = onOrigin(ports.config.providerUrls.card)
  const headers = pageHeaders(siteOrigins(ports.config))
  const send = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).headers(headers).send(text)
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, unknownPage(request.headers['accept-language']))

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )

    servePageFiles(scope, '/checkout/files', [STYLE, SCRIPT], here)

    scope.get<WithId>('/checkout/:id', here, async (request, reply) => {
      const payment = await findPayment(ports.db.kysely, 'card', request.params.id)
      return payment ? send(reply, 200, pageOf(payment)) : unknown(request, reply)
    })

    scope.post<WithId>('/checkout/:id/pay', here, async (request, reply) => {
      const payment = await findPayment(ports.db.kysely, 'card', request.params.id)
      if (!payment) return unknown(request, reply)
      const fields = fieldsOf(request)
      const read = readCard(fields, ports.clock.now())
      if (read.status === 'refused' && payment.status === 'open') {
        const { faults } = read
        return send(
          reply,
          422,
          cardPage({ payment: { ...payment, reason: null }, faults, typed: fields })
        )
      }
      if (read.status === 'ok') await tryCard(ports, payment.id, read.card)
      return reply.redirect(`/checkout/${payment.id}`, 303)
    })

    scope.post<WithId>('/checkout/:id/kept', here, async (request, reply) => {
      const payment = await findPayment(ports.db.kysely, 'card', request.params.id)
      if (!payment) return unknown(request, reply)
      const isCode = isCardCode(fieldsOf(request).code)
      if (!isCode && payment.status === 'open' && payment.way === KEPT)
        return send(reply, 422, keptPage({ ...payment, reason: null }, 'code'))
      if (isCode) await payWithKept(ports, payment.id)
      return reply.redirect(`/checkout/${payment.id}`, 303)
    })

    scope.post<WithId>('/checkout/:id/other', here, async (request, reply) => {
      const payment = await findPayment(ports.db.kysely, 'card', request.params.id)
      if (!payment) return unknown(request, reply)
      await forgetKept(ports, payment.id)
      return reply.redirect(`/checkout/${payment.id}`, 303)
    })

    scope.post<WithId>('/checkout/:id/confirm', here, async (request, reply) => {
      const { id } = request.params
      const answer = request.body instanceof URLSearchParams && request.body.get('answer')
      const payment = await answerChallenge(ports, id, answer === 'yes')
      return payment ? reply.redirect(`/checkout/${id}`, 303) : unknown(request, reply)
    })

    scope.post<WithId>('/checkout/:id/cancel', here, async (request, reply) => {
      const { id } = request.params
      const payment = await leave(ports, id)
      return payment ? reply.redirect(`/checkout/${id}`, 303) : unknown(request, reply)
    })
  })
}

function pageOf(payment: DeskPayment): string {
  switch (payment.status) {
    case 'open':
      return payment.way === KEPT ? keptPage(payment) : cardPage({ payment })
    case 'challenge':
      return confirmPage(payment)
    default:
      return endPage(payment)
  }
}

function fieldsOf({ body }: FastifyRequest) {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const field = (name: string) => (form.get(name) ?? '').slice(0, 100)
  return {
    number: field('number'),
    expiry: field('expiry'),
    code: field('code'),
    holder: field('holder')
  }
}
