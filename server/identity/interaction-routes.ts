import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'

import { LOCALES } from '#config/locales.ts'
import { destroySession } from '../capabilities/session/index.ts'
import type { SignInMethod } from '../generated/main.ts'
import type { Ports } from '../ports.ts'
import { type Form, formOf } from './forms.ts'
import { lastMailTo } from './mail.ts'
import { AMR } from './methods.ts'
import { codePage } from './pages/code-page.ts'
import { pageHeaders, scriptPolicy } from './pages/headers.ts'
import { errorPage } from './pages/logout-page.ts'
import { type Surroundings, surroundings } from './pages/page.ts'
import { registerPage } from './pages/register-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { localeOf } from './pages/texts.ts'
import { answerFrom, beginPasskeySignIn, signInWithPasskey } from './passkeys/index.ts'
import { realmPath } from './realm.ts'
import { beginRegistration, confirmRegistration, pendingRegistration } from './registration.ts'
import { parseRegistration } from './registration-form.ts'
import { revokeSession } from './revoke-session.ts'
import { signIn } from './sign-in.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

interface Visit {
  readonly interaction: Interaction
  readonly around: Surroundings
  readonly action: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly form: Form
}

type Handler = (visit: Visit) => Promise<FastifyReply>

/** What the sign-in page says after a try that failed. */
interface Tried {
  readonly email?: string
  readonly error?: string
}

/** The pages between the lobby's request to sign in and its answer. */
export function registerInteractions(
  scope: FastifyInstance,
  ports: Ports,
  provider: Provider
): void {
  const visit = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
    handle(ports, provider, handler, request, reply)
  const finish = (given: Visit, result: InteractionResults) =>
    finishInteraction(ports, provider, given, result)

  const showSignIn = (given: Visit, status = 200, about: Tried = {}) => {
    const { around, action, reply } = given
    reply.header('content-security-policy', scriptPolicy(ports.config))
    return show(reply, status, signInPage(around, { action, ...about }))
  }
  const showRegister: Handler = ({ around, action, reply, request }) =>
    show(
      reply,
      200,
      registerPage(around, { action, values: countryOf(ports, request), errors: [] })
    )

  scope.get(
    '/interaction/:uid',
    visit(given =>
      given.interaction.prompt.name === 'create' ? showRegister(given) : showSignIn(given)
    )
  )
  scope.get(
    '/interaction/:uid/sign-in',
    visit(given => showSignIn(given))
  )
  scope.get('/interaction/:uid/register', visit(showRegister))

  scope.post(
    '/interaction/:uid/sign-in',
    visit(async given => {
      const { around, reply, request, form } = given
      const { email = '', password = '' } = form
      const outcome = await signIn(ports, { email, password, address: request.ip })
      if (outcome.status === 'signedIn')
        return await finish(given, entered(outcome.player.id, 'PASSWORD'))
      if (outcome.status === 'failed')
        return await showSignIn(given, 200, { email, error: around.text('identity.signIn.failed') })
      const error = slowDown(ports, reply, around, outcome.until)
      return await showSignIn(given, 429, { email, error })
    })
  )

  scope.post(
    '/interaction/:uid/passkey-challenge',
    visit(async ({ reply }) => reply.type('application/json').send(await beginPasskeySignIn(ports)))
  )
  scope.post(
    '/interaction/:uid/passkey',
    visit(async given => {
      const { around, reply, request, form } = given
      const outcome = await signInWithPasskey(ports, answerFrom(form, request.ip))
      if (outcome.status === 'signedIn')
        return await finish(given, entered(outcome.player.id, 'PASSKEY'))
      if (outcome.status === 'failed')
        return await showSignIn(given, 200, {
          error: around.text('identity.signIn.passkeyRefused')
        })
      const error = slowDown(ports, reply, around, outcome.until)
      return await showSignIn(given, 429, { error })
    })
  )

  scope.post(
    '/interaction/:uid/register',
    visit(async given => {
      const { interaction, around, action, reply, request, form } = given
      const parsed = parseRegistration(form, ports.config.operator, ports.clock.now())
      const { password: _, ...values } = form
      if ('errors' in parsed)
        return await show(
          reply,
          200,
          registerPage(around, { action, values, errors: parsed.errors })
        )
      const until = await beginRegistration(ports, interaction.uid, parsed.ok, {
        language: around.locale,
        address: request.ip
      })
      if (!until) return await reply.redirect(`${action}/code`, 303)
      const error = slowDown(ports, reply, around, until)
      return await show(reply, 429, registerPage(around, { action, values, errors: [], error }))
    })
  )

  const showCode = async (given: Visit, status: number, error?: string) => {
    const { interaction, around, action, reply } = given
    const email = await pendingRegistration(ports, interaction.uid)
    if (email === undefined) return await reply.redirect(`${action}/register`, 303)
    const mail = ports.config.sandbox ? await lastMailTo(ports.db.kysely, email) : undefined
    return await show(reply, status, codePage(around, { action, email, error, mail }))
  }
  scope.get(
    '/interaction/:uid/code',
    visit(given => showCode(given, 200))
  )
  scope.post(
    '/interaction/:uid/code',
    visit(async given => {
      const { interaction, around, form } = given
      const outcome = await confirmRegistration(ports, interaction.uid, form['code'] ?? '')
      if (outcome.status === 'opened')
        return await finish(given, entered(outcome.player.id, 'REGISTRATION'))
      return await showCode(given, 200, around.text(`identity.code.${outcome.status}`))
    })
  )

  scope.post(
    '/interaction/:uid/cancel',
    visit(given =>
      finish(given, { error: 'access_denied', error_description: 'the player cancelled' })
    )
  )
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

const show = async (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).send(page)

const entered = (accountId: string, method: SignInMethod): InteractionResults => ({
  create: {},
  login: { accountId, amr: [AMR[method]] }
})

/** Where the visitor is, as the form's first choice. */
function countryOf({ visitors }: Ports, { headers }: FastifyRequest): Record<string, string> {
  const { country } = visitors.placeOf(headers)
  return country === undefined ? {} : { country }
}

function slowDown({ clock }: Ports, reply: FastifyReply, around: Surroundings, until: Date) {
  const seconds = Math.ceil((until.getTime() - clock.now().getTime()) / 1000)
  reply.header('retry-after', String(seconds))
  const format = new Intl.RelativeTimeFormat(LOCALES[around.locale].bcp47)
  const when =
    seconds < 60
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / 60), 'minute')
  return around.text('identity.signIn.tooMany', { when })
}

/** Hands the outcome to the provider. Whoever signs in gets a new session, never an old one. */
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
