import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WayFaults } from '../../banks/ways.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { servePageFiles } from '../../http/page-file.ts'
import { siteOrigins } from '../../identity/realm.ts'
import type { Ports } from '../../ports.ts'
import { expire, leave } from '../desk/steps.ts'
import { findPayment } from '../desk/store.ts'
import type { DeskPayment } from '../desk/tables.ts'
import { isEnding } from './endings.ts'
import { bankNamed, readBank } from './first-form.ts'
import { approvePage } from './pages/approve-page.ts'
import { endPage, leadsBack, unknownPage } from './pages/end-page.ts'
import { LOOKS, SCRIPT, STYLE } from './pages/files.ts'
import { firstPage } from './pages/first-page.ts'
import { loginPage } from './pages/login-page.ts'
import { type BankingProvider, bankingOf, payPath } from './providers.ts'
import { approve, chooseBank, endOtherwise, forgetBank } from './steps.ts'

type WithId = { Params: { id: string } }
type WithBank = { Querystring: { bank?: string } }
type Field = (name: string) => string

/** What a form does; `undefined` when what it says can not be. */
type Act = (id: string, field: Field) => Promise<DeskPayment | undefined>

/** The pages that a customer sees; each step is a form, and the address of a payment is its key. */
export function registerPages(
  app: FastifyInstance,
  ports: Ports,
  provider: BankingProvider,
  onApproval = approve
): void {
  const { config, db } = ports
  const { isFramed } = bankingOf(provider)
  const here = onOrigin(config.providerUrls[provider])
  const framedBy = isFramed ? siteOrigins(config).join(' ') : "'none'"
  const send = (reply: FastifyReply, status: number, text: string, payment?: DeskPayment) =>
    reply.code(status).headers(headersOf(framedBy, payment)).send(text)
  const unknown = ({ headers }: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, unknownPage(provider, headers['accept-language']))

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )
    servePageFiles(scope, '/pay/files', [LOOKS, STYLE, SCRIPT], here)

    scope.get<WithId & WithBank>('/pay/:id', here, async (request, reply) => {
      const known = await findPayment(db.kysely, provider, request.params.id)
      const payment = known && (await expire(ports, known.id))
      return payment
        ? send(reply, 200, pageOf(provider, payment, request.query.bank), payment)
        : unknown(request, reply)
    })

    const on = (action: string, act: Act) =>
      scope.post<WithId>(`/pay/:id/${action}`, here, async (request, reply) => {
        const known = await findPayment(db.kysely, provider, request.params.id)
        const payment = known && (await act(known.id, fieldOf(request)))
        if (!payment) return unknown(request, reply)
        const isBack = !isFramed && leadsBack(payment)
        return reply
          .headers(headersOf(framedBy, payment))
          .redirect(isBack ? payment.return_url : payPath(payment), 303)
      })
    on('other', id => forgetBank(ports, id))
    on('approve', id => onApproval(ports, id))
    on('cancel', id => leave(ports, id))
    on('ending', async (id, field) => {
      const ending = field('ending')
      return isEnding(ending) ? await endOtherwise(ports, id, ending) : undefined
    })

    scope.post<WithId>('/pay/:id/bank', here, async (request, reply) => {
      const payment = await findPayment(db.kysely, provider, request.params.id)
      if (!payment) return unknown(request, reply)
      const field = fieldOf(request)
      const read = readBank(provider, field)
      if (read.status === 'refused' && payment.status === 'open')
        return send(reply, 422, entryPage(provider, payment, field('bank'), read.faults), payment)
      if (read.status === 'ok') await chooseBank(ports, payment.id, read.bank)
      return reply.redirect(payPath(payment), 303)
    })
  })
}

/** Where the customer says who they are: at the provider, or at the bank that was chosen there. */
function entryPage(
  provider: BankingProvider,
  payment: DeskPayment,
  name: string | undefined,
  faults: WayFaults = {}
): string {
  const bank = bankNamed(provider, name)
  return bank !== undefined && bankingOf(provider).logsIn
    ? loginPage(provider, payment, bank, faults)
    : firstPage(provider, payment, faults)
}

function pageOf(provider: BankingProvider, payment: DeskPayment, bank?: string): string {
  if (payment.status !== 'open') return endPage(provider, payment)
  return payment.account_token === null
    ? entryPage(provider, payment, bank)
    : approvePage(provider, payment)
}

/** A form may lead back to where the payment was begun, and nowhere else. */
const headersOf = (framedBy: string, payment?: DeskPayment) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    ["form-action 'self'", ...(payment ? [new URL(payment.return_url).origin] : [])].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`
  ].join('; '),
  // The address of a payment is its key.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store'
})

const fieldOf = ({ body }: FastifyRequest): Field => {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  return name => (form.get(name) ?? '').slice(0, 100)
}
