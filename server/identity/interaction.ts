import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'

import { LOCALES } from '#config/locales.ts'
import { destroySession } from '../capabilities/session/index.ts'
import type { SignInMethod } from '../generated/main.ts'
import type { Ports } from '../ports.ts'
import { type Form, formOf } from './forms.ts'
import { AMR } from './methods.ts'
import { pageHeaders } from './pages/headers.ts'
import { errorPage } from './pages/logout-page.ts'
import { type Surroundings, surroundings } from './pages/page.ts'
import { localeOf } from './pages/texts.ts'
import { realmPath } from './realm.ts'
import { revokeSession } from './revoke-session.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** A request within an interaction: what the lobby asked for, and what the visitor sent now. */
export interface Visit {
  readonly interaction: Interaction
  readonly around: Surroundings
  readonly action: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly form: Form
}

export type Handler = (visit: Visit) => Promise<FastifyReply>

/** What the pages of an interaction are served with. */
export interface Interactions {
  /** Makes a route of a handler: finds the interaction, or shows that it is lost. */
  visit(handler: Handler): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Hands the outcome to the provider and leads back to the lobby. */
  finish(visit: Visit, result: InteractionResults): Promise<FastifyReply>
}

export const interactionsOf = (ports: Ports, provider: Provider): Interactions => ({
  visit: handler => (request, reply) => handle(ports, provider, handler, request, reply),
  finish: (given, result) => finishInteraction(ports, provider, given, result)
})

export const show = async (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).send(page)

/** The outcome of a visitor who has proven to be a player. */
export const entered = (accountId: string, method: SignInMethod): InteractionResults => ({
  create: {},
  login: { accountId, amr: [AMR[method]] }
})

/** How long something lasts, in the visitor's words: `in 25 seconds`. */
export function whenOf({ clock }: Ports, { locale }: Surroundings, until: Date): string {
  const seconds = Math.ceil((until.getTime() - clock.now().getTime()) / 1000)
  const format = new Intl.RelativeTimeFormat(LOCALES[locale].bcp47)
  return seconds < 60
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / 60), 'minute')
}

/** Tells a visitor, and the browser, when the next try is taken. */
export function slowDown(
  ports: Ports,
  { reply, around }: Pick<Visit, 'around' | 'reply'>,
  until: Date
): string {
  const seconds = Math.ceil((until.getTime() - ports.clock.now().getTime()) / 1000)
  reply.header('retry-after', String(seconds))
  return around.text('identity.signIn.tooMany', { when: whenOf(ports, around, until) })
}

async function handle(
  { config, log }: Ports,
  provider: Provider,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<FastifyReply> {
  reply.headers(pageHeaders(config))
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const asked = interaction.params['ui_locales']
    const around = surroundings(config, localeOf(asked, request.headers, config.operator))
    const action = `${realmPath(config)}/interaction/${interaction.uid}`
    return await handler({ interaction, around, action, request, reply, form: formOf(request) })
  } catch (error) {
    if (!(error instanceof errors.OIDCProviderError)) throw error
    log.info({ reference: request.id, error: error.error }, 'a sign-in was lost')
    const around = surroundings(config, localeOf(undefined, request.headers, config.operator))
    return await show(reply, 400, errorPage(around, 'expired', request.id))
  }
}

/** Whoever signs in gets a new session, never an old one. */
async function finishInteraction(
  ports: Ports,
  provider: Provider,
  { interaction, request, reply }: Visit,
  result: InteractionResults
): Promise<FastifyReply> {
  const old = interaction.session?.uid
  if (result['login'] && old !== undefined) {
    await destroySession(ports, old, 'LOGGED_OUT')
    await ports.db.transaction(tx => revokeSession(tx, old))
    delete interaction.session
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  }
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false
  })
  return await reply.redirect(next, 303)
}
