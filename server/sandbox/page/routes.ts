import type { FastifyInstance } from 'fastify'

import { languagesOf } from '#config/hosts.ts'
import { preferredLocale } from '#config/locales.ts'
import { findPlayer } from '../../capabilities/player/index.ts'
import { readConversation } from '../../desk/conversations.ts'
import { takeSeat } from '../../desk/presence.ts'
import { servePageFiles } from '../../http/page-file.ts'
import type { Ports } from '../../ports.ts'
import { clockState } from '../controls/clock.ts'
import { demoPlayer } from '../controls/demo.ts'
import { findChats } from '../controls/desk.ts'
import { findEvents } from '../controls/events.ts'
import { findMessages } from '../controls/outbox.ts'
import { detailsOf, findPlayers } from '../controls/players.ts'
import { findReports, linesOf } from '../controls/reports.ts'
import { findSportsEvents, readBook } from '../controls/sportsbook.ts'
import { visitorPlace } from '../controls/visitors.ts'
import { consolePage } from './console-page.ts'
import { deskPage } from './desk-page.ts'
import { errorsPage } from './errors-page.ts'
import { SCRIPT, STYLE } from './files.ts'
import { serveLive } from './live.ts'
import { sportsbookPage } from './sportsbook-page.ts'
import { textsOf } from './texts.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; '),
  'cache-control': 'no-store'
}

interface Asked {
  readonly Querystring: {
    readonly event?: unknown
    readonly player?: unknown
    readonly recipient?: unknown
    readonly search?: unknown
    readonly trace?: unknown
  }
}

const TRACE = /^[\da-f]{8,32}$/

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined

/** Serves the console's page and its files. */
export function registerConsolePage(scope: FastifyInstance, ports: Ports): void {
  servePageFiles(scope, '/sandbox/files', [STYLE, SCRIPT])
  serveLive(scope, ports)
  scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/', 301))
  scope.get<Asked>('/sandbox/', async ({ query, headers }, reply) => {
    const search = textOf(query.search)
    const recipient = textOf(query.recipient)
    const event = textOf(query.event)
    const playerId = textOf(query.player)
    const player = playerId && (await findPlayer(ports.db.kysely, playerId))
    const page = consolePage({
      config: ports.config,
      text: textsOf(preferredLocale(languagesOf(headers['accept-language'])) ?? 'en'),
      search: search ?? '',
      players: await findPlayers(ports, search),
      clock: clockState(ports),
      visitors: visitorPlace(ports),
      demo: await demoPlayer(ports),
      chosen: playerId === undefined ? undefined : player ? await detailsOf(ports, player) : null,
      messages: await findMessages(ports, recipient),
      recipient: recipient ?? '',
      events: findEvents(ports, event),
      event: event ?? ''
    })
    return reply.headers(HEADERS).send(page)
  })
  scope.get('/sandbox/errors', (_request, reply) => reply.redirect('/sandbox/errors/', 301))
  scope.get<Asked>('/sandbox/errors/', async ({ query, headers }, reply) => {
    const asked = textOf(query.trace) ?? ''
    const trace = TRACE.test(asked) ? asked : ''
    const page = errorsPage({
      config: ports.config,
      text: textsOf(preferredLocale(languagesOf(headers['accept-language'])) ?? 'en'),
      ...findReports(ports),
      trace,
      lines: trace === '' ? [] : linesOf(ports, trace)
    })
    return reply.headers(HEADERS).send(page)
  })
  scope.get('/sandbox/desk', (_request, reply) => reply.redirect('/sandbox/desk/', 301))
  scope.get<Asked>('/sandbox/desk/', async ({ query, headers }, reply) => {
    // Whoever has this page open sits at the desk; it is asked for again every few seconds.
    await takeSeat(ports)
    const chats = await findChats(ports)
    const chosen = chats.find(({ playerId }) => playerId === textOf(query.player))?.playerId
    const page = deskPage({
      config: ports.config,
      text: textsOf(preferredLocale(languagesOf(headers['accept-language'])) ?? 'en'),
      chats,
      chosen,
      conversation: chosen ? await readConversation(ports, chosen) : { messages: [], readId: 0 }
    })
    return reply.headers(HEADERS).send(page)
  })
  scope.get('/sandbox/sportsbook', (_request, reply) => reply.redirect('/sandbox/sportsbook/', 301))
  scope.get<Asked>('/sandbox/sportsbook/', async ({ query, headers }, reply) => {
    const chosen = textOf(query.event)
    const page = sportsbookPage({
      config: ports.config,
      text: textsOf(preferredLocale(languagesOf(headers['accept-language'])) ?? 'en'),
      events: await findSportsEvents(ports),
      chosen,
      book: await readBook(ports, chosen)
    })
    return reply.headers(HEADERS).send(page)
  })
}
