import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import type { Ports } from '../../ports.ts'
import { type Form, formOf } from '../forms.ts'
import { show, slowDown, whenOf } from '../interaction.ts'
import { lastMessageTo } from '../outbox.ts'
import { pageHeaders } from '../pages/headers.ts'
import { type Surroundings, surroundings } from '../pages/page.ts'
import {
  askPage,
  changedPage,
  type KnownAsked,
  knownPasswordPage,
  linkPage,
  newPasswordPage,
  resetCodePage
} from '../pages/password-pages.ts'
import { localeOf } from '../pages/texts.ts'
import type { Spent } from '../verification/spend-verification.ts'
import { beginReset } from './begin-reset.ts'
import { changeKnownPassword, changePassword } from './change-password.ts'
import { findReset, openByCode, openByLink } from './open-reset.ts'
import { passwordPath } from './paths.ts'
import { permittedPlayer } from './permits.ts'

const short = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined)

const PARAMS = v.object({ id: v.fallback(v.pipe(v.string(), v.uuid()), '') })
const QUERY = v.object({ ui_locales: short, login_hint: short, token: short })

/** A request for one of the pages, read. */
interface Visit {
  readonly around: Surroundings
  readonly query: v.InferOutput<typeof QUERY>
  readonly form: Form
  readonly id: string
  readonly address: string
  readonly reply: FastifyReply
}

/** The pages by which a player who forgot the password chooses another. */
export function registerPasswordReset(scope: FastifyInstance, ports: Ports): void {
  const { config } = ports
  const get = (path: string, handler: Handler) => scope.get(path, visit(ports, handler))
  const post = (path: string, handler: Handler) => scope.post(path, visit(ports, handler))
  const toStart: Handler = async ({ around, reply }) =>
    await reply.redirect(passwordPath(config, around.locale), 303)

  get('/password', toStart)
  get('/password/', ({ around, query, reply }) =>
    show(reply, 200, askPage(around, { email: query.login_hint }))
  )
  post('/password/', given => begin(ports, given))

  get('/password/link', ({ around, query, reply }) =>
    show(reply, 200, linkPage(around, query.token ?? ''))
  )
  post('/password/link', async given =>
    showOpened(ports, given, await openByLink(ports, given.form['token'] ?? ''))
  )

  get('/password/change', ({ around, query, reply }) =>
    show(reply, 200, knownPasswordPage(around, { email: query.login_hint }))
  )
  post('/password/change', given => changeKnown(ports, given))

  get('/password/new', toStart)
  post('/password/new', given => choose(ports, given))

  get('/password/:id', given => showCode(ports, given))
  post('/password/:id', async given => {
    const reset = await findReset(ports, given.id)
    if (!reset) return await toStart(given)
    const outcome = await openByCode(ports, reset, given.form['code'] ?? '')
    if (outcome.status === 'confirmed') return await showOpened(ports, given, outcome)
    if (outcome.status === 'tooMany')
      return await showCode(ports, given, slowDown(ports, given, outcome.until), 429)
    const key = outcome.status === 'wrong' ? 'identity.code.wrong' : 'identity.reset.spent'
    return await showCode(ports, given, given.around.text(key))
  })
}

type Handler = (visit: Visit) => Promise<FastifyReply>

const visit =
  ({ config }: Ports, handler: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(pageHeaders(config))
    const query = v.parse(QUERY, request.query)
    const { id } = v.parse(PARAMS, request.params)
    const around = surroundings(
      config,
      localeOf(query.ui_locales, request.headers, config.operator)
    )
    return await handler({ around, query, form: formOf(request), id, address: request.ip, reply })
  }

async function begin(ports: Ports, given: Visit): Promise<FastifyReply> {
  const { around, form, reply, address } = given
  const email = form['email'] ?? ''
  const outcome = await beginReset(ports, email, { language: around.locale, address })
  if (outcome.status === 'begun') {
    const { id } = outcome.verification
    return await reply.redirect(passwordPath(ports.config, around.locale, id), 303)
  }
  if (outcome.status === 'invalidRecipient')
    return await show(
      reply,
      200,
      askPage(around, { email, problem: around.text('identity.invalid.email') })
    )
  const error = slowDown(ports, given, outcome.until)
  return await show(reply, 429, askPage(around, { email, error }))
}

async function showCode(
  ports: Ports,
  { around, id, reply }: Visit,
  error?: string,
  status = 200
): Promise<FastifyReply> {
  const { config, clock, db } = ports
  const reset = await findReset(ports, id)
  if (!reset) return await reply.redirect(passwordPath(config, around.locale), 303)
  const { recipient: email, resend_at } = reset
  const resendIn = resend_at > clock.now() ? whenOf(ports, around, resend_at) : undefined
  const letter = config.sandbox ? await lastMessageTo(db.kysely, email) : undefined
  return await show(reply, status, resetCodePage(around, { id, email, error, resendIn, letter }))
}

async function showOpened(
  ports: Ports,
  { around, reply }: Visit,
  outcome: Spent<string>
): Promise<FastifyReply> {
  const permit = outcome.status === 'confirmed' ? outcome.value : ''
  const player = await permittedPlayer(ports, permit)
  if (!player) return await startAgain(around, reply)
  return await show(reply, 200, newPasswordPage(around, { permit, email: player.email }))
}

async function choose(ports: Ports, given: Visit): Promise<FastifyReply> {
  const { around, form, reply, address } = given
  const { permit = '', password = '' } = form
  const outcome = await changePassword(ports, { permit, password, address })
  if (outcome.status === 'changed') return await show(reply, 200, changedPage(around))
  if (outcome.status === 'spent') return await startAgain(around, reply)
  const { email } = outcome
  return await show(reply, 200, newPasswordPage(around, { permit, email, isRefused: true }))
}

async function changeKnown(ports: Ports, given: Visit): Promise<FastifyReply> {
  const { around, form, reply, address } = given
  const { email = '', current = '', password = '' } = form
  const outcome = await changeKnownPassword(ports, { email, password: current, address }, password)
  if (outcome.status === 'changed') return await show(reply, 200, changedPage(around, 'profile'))
  const page = (about: Partial<KnownAsked>) => knownPasswordPage(around, { email, ...about })
  if (outcome.status === 'same' || outcome.status === 'weak')
    return await show(reply, 200, page({ refused: outcome.status }))
  if (outcome.status === 'failed')
    return await show(reply, 200, page({ error: around.text('identity.reset.wrong') }))
  const error = slowDown(ports, given, outcome.until)
  return await show(reply, 429, page({ error }))
}

const startAgain = (around: Surroundings, reply: FastifyReply) =>
  show(reply, 200, askPage(around, { error: around.text('identity.reset.spent') }))
