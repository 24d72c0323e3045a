import { cleanStores, type Store } from 'nanostores'
import { afterEach, beforeEach } from 'vitest'

import type { ConsentCategory } from '#config/consent-categories.ts'
import type { SiteConfig } from '#contract/wire/site-config.ts'
import { CONSENT_KEY } from '#rules/consent-answer.ts'
import { $announcements } from '#stores/announcements.ts'
import type { Credentials, RequestOptions } from '#stores/environment/api.ts'
import { graphqlFailure, networkFailure } from '#stores/environment/failure.ts'
import { operationOf, type TypedDocument } from '#stores/environment/graphql/documents.ts'
import type { Identity } from '#stores/environment/identity.ts'
import { type Environment, environment, setEnvironment } from '#stores/environment/index.ts'
import type { AddressChange, KeyValue, Report, WindowMessage } from '#stores/environment/parts.ts'
import type { Passkeys } from '#stores/environment/passkeys.ts'
import type { Listener } from '#stores/environment/sockets/socket-client.ts'
import { $blockingGuard, $guard, $guards } from '#stores/guards.ts'
import { $now } from '#stores/now.ts'
import { $player } from '#stores/player/player.ts'
import { $isRealityCheckDue, $playedSince } from '#stores/reality-check.ts'
import { $session } from '#stores/session/session.ts'
// Loaded late by the product; here it stands ready, so that time in a test is only the test's.
import '#stores/session/renewal.ts'

import { createTestClock } from './test-clock.ts'

export const SITE: SiteConfig = {
  operator: 'Infiniza',
  endpoints: {
    graphql: 'http://lobby.test/graphql',
    graphqlSocket: 'ws://lobby.test/graphql',
    dataApi: 'http://lobby.test/api/graphql',
    lobby: 'http://lobby.test/lobby/graphql',
    lobbySocket: 'ws://lobby.test/lobby/graphql',
    feed: 'http://lobby.test/api/feed',
    identity: 'http://lobby.test/realms/infiniza',
    clientId: 'lobby',
    jackpot: null,
    jackpotSocket: null,
    gamification: null
  },
  origins: { games: ['http://games.test'], payments: ['http://pay.test'] }
}

export interface Sent {
  readonly endpoint: string
  readonly operation: string
  readonly query: string
  readonly variables: Record<string, unknown>
  readonly token: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

type Answer = (variables: Record<string, unknown>, sent: Sent) => unknown

interface Stream {
  readonly socket: string
  readonly operation: string
  readonly query: string
  readonly credentials: Credentials
  readonly listener: Listener<never>
}

/** A fault as the platform tells it. */
export const fault = (type: string, extensions: object = {}) =>
  graphqlFailure([{ message: type, extensions: { type, ...extensions } }])

export const noNetwork = () => networkFailure('fetch failed')

const memory = (entries: Map<string, string>): KeyValue => ({
  get: key => entries.get(key),
  set: (key, value) => void entries.set(key, value),
  remove: key => void entries.delete(key)
})

const consentListeners = new Set<() => void>()

/** A page in a world that the test plays: its clock, its address, and both sides of its wire. */
export function openTestPage(
  path = '/en/',
  options: { operator?: Environment['operator']; referrer?: string } = {}
) {
  const clock = createTestClock()
  let url = new URL(path, 'http://lobby.test')
  let fraction = 0.5
  let ids = 0
  let online = true
  let reachable = true
  let site = SITE
  let loadIdentity = () => {}
  const cookies = new Map<string, string>()
  const vault = new Map<string, string>()
  const local = new Map<string, string>()
  const session = new Map<string, string>()
  const cookieWrites: { name: string; value: string; maxAge?: number }[] = []
  const visits: { url: string; how: 'push' | 'replace' }[] = []
  const rewrites: string[] = []
  const posted: unknown[] = []
  const told: { id: string; message: unknown; origin: string }[] = []
  const focused: string[] = []
  const scrolls: number[] = []
  const marks = new Map<string, string>()
  const reports: Report[] = []
  const sent: Sent[] = []
  const streams = new Set<Stream>()
  const answers = new Map<string, Answer>()
  const addressListeners = new Set<(url: URL, kind: AddressChange) => void>()
  const wakeListeners = new Set<() => void>()
  const handListeners = new Set<() => void>()
  const messageListeners = new Set<(message: WindowMessage) => void>()
  const tabListeners = new Set<(message: unknown) => void>()
  const identity: Partial<Identity> = {}
  const passkeys: { -readonly [Name in keyof Passkeys]: Passkeys[Name] } = {
    isOffered: () => true,
    ask: async () => undefined,
    make: async () => undefined
  }
  let queue: Promise<unknown> = Promise.resolve()

  const changed = (kind: AddressChange) => {
    for (const listener of [...addressListeners]) listener(new URL(url), kind)
  }
  const listen = <T>(set: Set<T>, listener: T) => {
    set.add(listener)
    return () => void set.delete(listener)
  }

  const environment: Environment = {
    operator: options.operator ?? 'Infiniza',
    clock,
    random: { fraction: () => fraction, id: () => `id-${++ids}` },
    address: {
      current: () => new URL(url),
      rewrite(next) {
        url = new URL(next)
        rewrites.push(url.href)
        changed('rewritten')
      },
      go: (to, how = 'push') => void visits.push({ url: to, how }),
      onChange: listener => listen(addressListeners, listener)
    },
    cookies: {
      get: name => cookies.get(name),
      set(name, value, written = {}) {
        cookies.set(name, value)
        cookieWrites.push({ name, value, ...written })
      },
      remove: name => void cookies.delete(name)
    },
    local: memory(local),
    session: memory(session),
    vault: {
      get: async key => vault.get(key),
      set: async (key, value) => void vault.set(key, value),
      remove: async key => void vault.delete(key),
      keys: async () => [...vault.keys()]
    },
    locks: {
      exclusive(_name, task) {
        const run = queue.then(task)
        queue = run.catch(() => undefined)
        return run
      }
    },
    channel: {
      post: message => void posted.push(message),
      onMessage: listener => listen(tabListeners, listener)
    },
    page: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      isOnline: () => online,
      onWake: listener => listen(wakeListeners, listener),
      onHand: listener => listen(handListeners, listener),
      onConsent: listener => listen(consentListeners, listener),
      onWindowMessage: listener => listen(messageListeners, listener),
      tellFrame: (id, message, origin) => void told.push({ id, message, origin }),
      focus: id => void focused.push(id),
      scrollToTop: () => void scrolls.push(clock.now()),
      mark(name, value) {
        if (value === undefined) marks.delete(name)
        else marks.set(name, value)
      },
      referrer: () => options.referrer ?? ''
    },
    passkeys,
    log: { warn: () => undefined, error: () => undefined },
    reporter: { send: report => void reports.push(report) },
    api: {
      async request<Result, Variables>(
        endpoint: string,
        document: TypedDocument<Result, Variables>,
        variables: Variables,
        { token, headers = {}, signal }: RequestOptions = {}
      ) {
        const { name: operation } = operationOf(document)
        const query = document.toString()
        const record = { ...variables } as Record<string, unknown>
        const request = { endpoint, operation, query, variables: record, token, headers }
        sent.push(request)
        const answer = answers.get(operation)
        if (!answer) throw networkFailure(`nobody answers ${operation}`)
        const givenUp = new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
        const data = await Promise.race([answer(record, request), givenUp])
        if (data instanceof Error) throw data
        return { data: data as Result, extensions: {} }
      },
      subscribe(socket, credentials, document, _variables, listener) {
        const { name: operation } = operationOf(document)
        const query = document.toString()
        const stream = { socket, operation, query, credentials, listener } as Stream
        streams.add(stream)
        return () => void streams.delete(stream)
      }
    },
    site: async () => site,
    async fetch(url) {
      if (!reachable) throw new Error(`Could not fetch: ${url}. Message: no answer`)
      return new Response()
    },
    async identity() {
      loadIdentity()
      return identity as Identity
    }
  }
  setEnvironment(environment)

  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await new Promise(resolve => setImmediate(resolve))
  }
  const running = (operation: string) => [...streams].filter(each => each.operation === operation)

  return {
    ...environment,
    clock,
    identityClient: identity,
    authenticator: passkeys,
    cookieJar: cookies,
    vaultEntries: vault,
    localEntries: local,
    sessionEntries: session,
    cookieWrites,
    visits,
    rewrites,
    posted,
    told,
    focused,
    scrolls,
    marks,
    reports,
    sent,
    settle,
    href: () => url.href,
    sentOf: (operation: string) => sent.filter(each => each.operation === operation),
    draw: (next: number) => {
      fraction = next
    },
    /** Runs whenever the OpenID client is asked for. */
    onIdentity(listener: () => void) {
      loadIdentity = listener
    },
    setSite(change: Partial<SiteConfig>) {
      site = { ...site, ...change }
    },
    /** The line is dead, whatever the browser believes. */
    setReachable(next: boolean) {
      reachable = next
    },
    setOnline(next: boolean) {
      online = next
    },
    wake: () => {
      for (const listener of [...wakeListeners]) listener()
    },
    press: () => {
      for (const listener of [...handListeners]) listener()
    },
    navigate(to: string, kind: AddressChange = 'moved') {
      url = new URL(to, url)
      changed(kind)
    },
    hearTab: (message: unknown) => {
      for (const listener of [...tabListeners]) listener(message)
    },
    hearWindow(data: unknown, origin: string, frame?: string) {
      const message = { data, origin, isFrom: (id: string) => id === frame }
      for (const listener of [...messageListeners]) listener(message)
    },
    answer(operation: string, data: unknown) {
      answers.set(operation, typeof data === 'function' ? (data as Answer) : () => data)
    },
    running,
    streamCount: () => streams.size,
    push(operation: string, data: unknown) {
      for (const { listener } of running(operation)) listener.next(data as never)
    },
    connect(operation: string) {
      for (const { listener } of running(operation)) listener.connected?.()
    },
    /** Lets time pass, timers in their order, with all that follows from each. */
    async pass(milliseconds: number) {
      await settle()
      await clock.pass(milliseconds, settle)
    }
  }
}

/** A person answers the question for consent, which is asked outside the stores. */
export function answerConsent(categories: readonly ConsentCategory[]): void {
  environment().session.set(CONSENT_KEY, ['necessary', ...categories].join(' '))
  for (const listener of [...consentListeners]) listener()
}

export type TestPage = ReturnType<typeof openTestPage>

/**
 * What other stores are computed from, whoever depends before what it depends on: a store that is
 * read once more while it ends would begin again in the old world.
 */
const FOUNDATIONS = [
  $blockingGuard,
  $guard,
  $guards,
  $isRealityCheckDue,
  $now,
  $playedSince,
  $announcements,
  $player,
  $session
]

/** Ends the stores of a file after each test, and the world with them. */
export function cleanAfterEach(...stores: Store[]): void {
  beforeEach(() => setEnvironment(undefined))
  afterEach(() => cleanStores(...stores, ...FOUNDATIONS))
}
