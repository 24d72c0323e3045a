import type { FastifyInstance } from 'fastify'

import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { readSignedForm } from '../../http/signed-form.ts'
import type { Ports } from '../../ports.ts'
import { payPath } from '../banking/providers.ts'
import {
  beginPayout,
  cancelPayout,
  findPayout,
  payoutStateOf,
  payoutsSince
} from '../desk/payouts.ts'
import { stateOf } from '../desk/steps.ts'
import { beginPayment, findByReference, paymentsSince } from '../desk/store.ts'
import { type Operation, readOperation } from './orders.ts'
import { paymentFields, payoutFields } from './states.ts'

const MOST_LISTED = 500
const FORM = 'application/x-www-form-urlencoded'

type Fields = Readonly<Record<string, string>>

/** Records, a line each; or a word for what is wrong. */
type Answer = readonly Fields[] | { readonly status: number; readonly error: string }

const wrong = (status: number, error: string): Answer => ({ status, error })

/** The one address that a merchant calls, with signed forms that name what they want. */
export function registerKrofortApi(app: FastifyInstance, ports: Ports): void {
  const { clock, config } = ports
  app.register(async scope => {
    // Signatures are over the form as it was sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body)
    )
    scope.post('/gateway', onOrigin(config.providerUrls.krofort), async ({ body }, reply) => {
      const key = sharedSecret(config, 'krofort', 'api')
      const fields = readSignedForm(key, typeof body === 'string' ? body : '', clock.now())
      if (!fields) return reply.code(401).type(FORM).send('error=sign')
      const operation = readOperation(fields)
      const answer = operation ? await doneOf(ports, operation) : wrong(400, 'form')
      return 'error' in answer
        ? reply.code(answer.status).type(FORM).send(`error=${answer.error}`)
        : reply.type(FORM).send(answer.map(each => String(new URLSearchParams(each))).join('\n'))
    })
  })
}

async function doneOf(ports: Ports, operation: Operation): Promise<Answer> {
  const db = ports.db.kysely
  switch (operation.op) {
    case 'start':
      return await start(ports, operation)
    case 'payments': {
      const found =
        'ref' in operation
          ? [await findByReference(db, 'krofort', operation.ref)]
          : await paymentsSince(db, 'krofort', operation.since, MOST_LISTED)
      return found.flatMap(payment => (payment ? paymentFields(stateOf(payment)) : []))
    }
    case 'payout':
      return await payOut(ports, operation)
    case 'payouts': {
      const found =
        'ref' in operation
          ? [await findPayout(db, 'krofort', operation.ref)]
          : await payoutsSince(db, 'krofort', operation.since, MOST_LISTED)
      return found.flatMap(payout => (payout ? payoutFields(payoutStateOf(payout)) : []))
    }
    case 'quit': {
      const payout = await findPayout(db, 'krofort', operation.ref)
      const after = payout && (await cancelPayout(ports, payout.id))
      return after ? [payoutFields(payoutStateOf(after))] : wrong(404, 'ref')
    }
    default:
      return operation satisfies never
  }
}

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>

async function start(ports: Ports, order: Of<'start'>): Promise<Answer> {
  const payment = await beginPayment(ports, 'krofort', {
    reference: order.ref,
    amount: order.amount,
    currency: order.curr,
    customer: order.user,
    payee: order.payee,
    country: order.country,
    locale: order.lang,
    returnUrl: order.back,
    notifyUrl: order.notify,
    expiresAt: order.until,
    accountToken: order.account || null
  })
  if (!payment) return wrong(409, 'ref')
  const page = new URL(payPath(payment), ports.config.providerUrls.krofort).href
  return [{ txn: payment.id, page }]
}

async function payOut(ports: Ports, order: Of<'payout'>): Promise<Answer> {
  const payout = await beginPayout(ports, 'krofort', {
    reference: order.ref,
    amount: order.amount,
    currency: order.curr,
    customer: order.user,
    accountToken: order.account,
    notifyUrl: order.notify,
    minutes: order.minutes
  })
  if (payout === 'unknownAccount') return wrong(422, 'account')
  if (payout === 'differs') return wrong(409, 'ref')
  return [payoutFields(payoutStateOf(payout))]
}
