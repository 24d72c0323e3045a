import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'

import type { Ports } from '../ports.ts'
import { entered, interactionsOf, show, slowDown, type Visit } from './interaction.ts'
import { scriptPolicy } from './pages/headers.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { answerFrom, beginPasskeySignIn, signInWithPasskey } from './passkeys/index.ts'
import { registerRegistrationPages, showRegister } from './registration-routes.ts'
import { signIn } from './sign-in.ts'

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
  const interactions = interactionsOf(ports, provider)
  const { visit, finish } = interactions

  const showSignIn = (given: Visit, status = 200, about: Tried = {}) => {
    const { around, action, reply } = given
    reply.header('content-security-policy', scriptPolicy(ports.config))
    return show(reply, status, signInPage(around, { action, ...about }))
  }

  scope.get(
    '/interaction/:uid',
    visit(given =>
      given.interaction.prompt.name === 'create' ? showRegister(ports, given) : showSignIn(given)
    )
  )
  scope.get(
    '/interaction/:uid/sign-in',
    visit(given => showSignIn(given))
  )

  scope.post(
    '/interaction/:uid/sign-in',
    visit(async given => {
      const { around, request, form } = given
      const { email = '', password = '' } = form
      const outcome = await signIn(ports, { email, password, address: request.ip })
      if (outcome.status === 'signedIn')
        return await finish(given, entered(outcome.player.id, 'PASSWORD'))
      if (outcome.status === 'failed')
        return await showSignIn(given, 200, { email, error: around.text('identity.signIn.failed') })
      return await showSignIn(given, 429, { email, error: slowDown(ports, given, outcome.until) })
    })
  )

  scope.post(
    '/interaction/:uid/passkey-challenge',
    visit(async ({ reply }) => reply.type('application/json').send(await beginPasskeySignIn(ports)))
  )
  scope.post(
    '/interaction/:uid/passkey',
    visit(async given => {
      const { around, request, form } = given
      const outcome = await signInWithPasskey(ports, answerFrom(form, request.ip))
      if (outcome.status === 'signedIn')
        return await finish(given, entered(outcome.player.id, 'PASSKEY'))
      if (outcome.status === 'failed')
        return await showSignIn(given, 200, {
          error: around.text('identity.signIn.passkeyRefused')
        })
      return await showSignIn(given, 429, { error: slowDown(ports, given, outcome.until) })
    })
  )

  registerRegistrationPages(scope, ports, interactions)

  scope.post(
    '/interaction/:uid/cancel',
    visit(given =>
      finish(given, { error: 'access_denied', error_description: 'the player cancelled' })
    )
  )
}
