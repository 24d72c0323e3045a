import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { BankProvider } from '#config/bank-providers.ts'
import { DEMO_MAIL } from '../banner.ts'
import { onOrigin } from '../http/host-gate.ts'
import { servePageFiles } from '../http/page-file.ts'
import type { Ports } from '../ports.ts'
import {
  backWithCode,
  backWithError,
  FILES,
  pathOf,
  providerOf,
  type WithLogin
} from './addresses.ts'
import { choiceOf, offeredPersons } from './choose-person.ts'
import { confirmPage } from './pages/confirm-page.ts'
import { endPage, unknownPage } from './pages/end-page.ts'
import { SCRIPT, STYLE } from './pages/files.ts'
import { personPage } from './pages/person-page.ts'
import { wayPage } from './pages/way-page.ts'
import {
  authorise,
  choosePerson,
  chooseWay,
  endLogin,
  forgetPerson,
  look,
  runOut,
  stepOf
} from './steps.ts'
import type { BankProviderLogin } from './tables.ts'
import { readWay } from './ways.ts'

/** A form may lead back to where the login was begun, and nowhere else. */
const headersOf = (login?: BankProviderLogin) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    ["form-action 'self'", ...(login ? [new URL(login.return_url).origin] : [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; '),
  // The address of a login is its key.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store'
})

/** What a form does with an open login: where to go next, or a page that says what is wrong. */
type Act = (given: {
  readonly login: BankProviderLogin
  readonly provider: BankProvider
  readonly id: string
  readonly field: (name: string) => string
}) => Promise<{ readonly goTo: string } | { readonly wrong: string } | undefined>

/** The pages that a person sees; each step is a form, and the address of a login is its key. */
export function registerLoginPages(app: FastifyInstance, ports: Ports): void {
  const { clock, config } = ports
  const here = onOrigin(config.banksUrl)
  const send = (reply: FastifyReply, status: number, text: string, login?: BankProviderLogin) =>
    reply.code(status).headers(headersOf(login)).send(text)
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, unknownPage(request.headers['accept-language']))

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )
    servePageFiles(scope, FILES, [STYLE, SCRIPT], here)

    scope.get<WithLogin>('/banks/:slug/login/:id', here, async (request, reply) => {
      const { slug, id } = request.params
      const provider = providerOf(slug)
      const login = provider && (await look(ports, provider, id))
      return login ? send(reply, 200, pageOf(login), login) : unknown(request, reply)
    })

    const on = (action: string, act: Act) =>
      scope.post<WithLogin>(`/banks/:slug/login/:id/${action}`, here, async (request, reply) => {
        const { slug, id } = request.params
        const provider = providerOf(slug)
        const login = provider && (await look(ports, provider, id))
        if (!provider || !login) return unknown(request, reply)
        const done =
          login.status === 'open'
            ? await act({ login, provider, id, field: fieldOf(request) })
            : undefined
        if (done && 'wrong' in done) return send(reply, 422, done.wrong, login)
        return reply.headers(headersOf(login)).redirect(done?.goTo ?? pathOf(login), 303)
      })

    on('way', async ({ login, provider, id, field }) => {
      const read = readWay(provider, field)
      if (read.status === 'refused')
        return { wrong: wayPage({ login, now: clock.now(), faults: read.faults }) }
      await chooseWay(ports, provider, id, read.way)
      return undefined
    })
    on('person', async ({ login, provider, id, field }) => {
      const choice = await choiceOf(ports, login, field)
      if (choice.status === 'refused') {
        const chosen = field('who')
        return { wrong: whoPage(login, { email: field('email'), chosen, fault: choice.fault }) }
      }
      await choosePerson(ports, provider, id, choice.person)
      return undefined
    })
    on('back', async ({ provider, id }) => {
      await forgetPerson(ports, provider, id)
      return undefined
    })
    on('confirm', async ({ provider, id }) => {
      const { login, code } = await authorise(ports, provider, id)
      return login && code !== undefined ? { goTo: backWithCode(login, code) } : undefined
    })
    on('timeout', async ({ provider, id }) => {
      await runOut(ports, provider, id)
      return undefined
    })
    const ends = {
      cancel: ['cancelled', 'access_denied'],
      error: ['failed', 'server_error']
    } as const
    for (const [action, [status, error]] of Object.entries(ends))
      on(action, async ({ provider, id }) => {
        const ended = await endLogin(ports, provider, id, status)
        return ended?.status === status ? { goTo: backWithError(ended, error) } : undefined
      })
  })

  const whoPage = (
    login: BankProviderLogin,
    given: { email: string; chosen?: string; fault?: 'choice' | 'player' } = { email: DEMO_MAIL }
  ) => personPage({ login, now: clock.now(), persons: offeredPersons(ports, login), ...given })

  function pageOf(login: BankProviderLogin): string {
    const now = clock.now()
    if (login.status !== 'open') return endPage(login)
    if (login.person) return confirmPage(login, login.person, now)
    return stepOf(login) === 'way' ? wayPage({ login, now }) : whoPage(login)
  }
}

const fieldOf = ({ body }: FastifyRequest) => {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  return (name: string) => (form.get(name) ?? '').slice(0, 254)
}
