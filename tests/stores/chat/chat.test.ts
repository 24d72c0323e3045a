import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { $chat, dismissChatFailure, isSportsPage, openChat } from '#stores/chat/chat.ts'
import { type ChatKind, setChatStart } from '#stores/environment/chat-widget.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $location } from '#stores/location.ts'
import { endSession } from '#stores/session/end-session.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { ChatNotLoaded, type ChatSettings } from '#third-parties/chat/widget.ts'

const SCRIPT = 'https://desk.test/snippet.js?key=a'
const PARTIES = {
  consentManager: null,
  trackers: {},
  scripts: [],
  fonts: [],
  reports: null
}

interface World {
  readonly kind?: ChatKind | null
  readonly path?: string
  readonly signedIn?: boolean
}

/** A page of a house with a chat whose provider the test plays. */
async function open({ kind = 'messenger', path = '/en/', signedIn = true }: World = {}) {
  const page = openTestPage(path)
  const errors: string[] = []
  const starts: { kind: ChatKind; settings: ChatSettings; token: string }[] = []
  const calls: string[] = []
  let fails: Error | undefined
  setEnvironment({
    ...page,
    log: { ...page.log, error: message => void errors.push(message) },
    fetch: async url =>
      url === THIRD_PARTIES_PATH
        ? Response.json({ ...PARTIES, chat: kind && { kind, url: SCRIPT } })
        : new Response()
  })
  page.answer('GenerateZendeskToken', { generateZendeskToken: { token: 'a-token' } })
  setChatStart(async (kind, settings) => {
    if (fails) throw fails
    // The classic widget asks when it is opened.
    const token = kind === 'messenger' ? await settings.token() : ''
    starts.push({ kind, settings, token })
    const call = (name: string) => () => void calls.push(name)
    return { open: call('open'), hide: call('hide'), show: call('show'), end: call('end') }
  })
  if (signedIn) storeOidcUser(page, { expiresIn: 86_400_000 })
  keepMount($chat)
  await page.settle()
  return {
    page,
    errors,
    starts,
    calls,
    fail: (error: Error | undefined) => {
      fails = error
    },
    tokensAsked: () => page.sent.filter(each => each.operation === 'GenerateZendeskToken').length
  }
}

describe('the live chat', () => {
  cleanAfterEach($chat, $location)
  afterEach(() => setChatStart(undefined))

  test('[CONS-19] [CONS-20] is not there for a visitor, who asks for no token', async () => {
    const { starts, tokensAsked } = await open({ signedIn: false })
    await openChat()
    expect($chat.get()).toEqual({ status: 'none' })
    expect(starts).toEqual([])
    expect(tokensAsked()).toBe(0)
  })

  test('opens for a player who was led to it by the address, which says so no more', async () => {
    const { page, calls } = await open({ path: '/en/#chat' })
    expect($chat.get()).toEqual({ status: 'open' })
    expect(calls).toEqual(['open'])
    expect(page.address.current().hash).toBe('')
  })

  test('opens for no visitor who was led to it, and for nobody whose address names something else', async () => {
    const { starts } = await open({ path: '/en/#chat', signedIn: false })
    expect(starts).toEqual([])
    expect((await open({ path: '/en/#chats' })).starts).toEqual([])
  })

  test('is not there where the operator has none', async () => {
    await open({ kind: null })
    expect($chat.get()).toEqual({ status: 'none' })
  })

  test('[CONS-23] [CONS-26] loads at its first use, by the player’s token, and not before', async () => {
    const { starts, calls, tokensAsked } = await open()
    expect($chat.get()).toEqual({ status: 'closed', unread: 0 })
    expect(tokensAsked()).toBe(0)
    await openChat()
    expect(starts.map(({ kind, token }) => [kind, token])).toEqual([['messenger', 'a-token']])
    expect(calls).toEqual(['open'])
    expect($chat.get()).toEqual({ status: 'open' })
  })

  test('[CONS-24] is shown later without being loaded again', async () => {
    const { starts, calls } = await open()
    await openChat()
    starts[0]?.settings.closed()
    expect($chat.get()).toEqual({ status: 'closed', unread: 0 })
    await openChat()
    expect(starts).toHaveLength(1)
    expect(calls).toEqual(['open', 'open'])
  })

  test('two presses are one use', async () => {
    const { starts, calls } = await open()
    await Promise.all([openChat(), openChat()])
    expect(starts).toHaveLength(1)
    expect(calls).toEqual(['open'])
  })

  test('counts what came while it was closed', async () => {
    const { starts } = await open()
    await openChat()
    const { settings } = starts[0]!
    settings.unread(1)
    expect($chat.get()).toEqual({ status: 'open' })
    settings.closed()
    settings.unread(2)
    expect($chat.get()).toEqual({ status: 'closed', unread: 2 })
  })

  test('[CONS-25] [L112] ends with the session, and hears the provider no more', async () => {
    const { page, starts, calls } = await open()
    await openChat()
    await endSession('SESSION_EXPIRED')
    await page.settle()
    expect(calls).toEqual(['open', 'end'])
    starts[0]?.settings.unread(4)
    expect($chat.get()).toEqual({ status: 'none' })
    await expect(starts[0]!.settings.token()).rejects.toThrow('Nobody is signed in')
  })

  test('[CONS-25] a chat that comes after its session has ended is ended at once', async () => {
    const { page, calls } = await open()
    const opening = openChat()
    await endSession()
    await opening
    await page.settle()
    expect(calls).toEqual(['end'])
    expect($chat.get()).toEqual({ status: 'none' })
  })

  test('[CONS-27] a failure is told once in the log and to the player, and the next try is another', async () => {
    const { calls, errors, fail } = await open()
    fail(new Error('The chat has no interface after 3 retries'))
    await openChat()
    expect($chat.get()).toEqual({ status: 'failed' })
    expect(errors).toHaveLength(1)
    fail(undefined)
    await openChat()
    expect($chat.get()).toEqual({ status: 'open' })
    expect(calls).toEqual(['open'])
  })

  test('a script that did not load has been told of by who loads scripts', async () => {
    const { errors, fail } = await open()
    fail(new ChatNotLoaded('not loaded'))
    await openChat()
    expect(errors).toEqual([])
    dismissChatFailure()
    expect($chat.get()).toEqual({ status: 'closed', unread: 0 })
  })

  test('[CONS-22] the classic widget comes by itself, and hides above the sportsbook', async () => {
    const { page, starts, calls, tokensAsked } = await open({ kind: 'classic' })
    expect($chat.get()).toEqual({ status: 'classic' })
    expect(starts).toHaveLength(1)
    expect(tokensAsked()).toBe(0)
    expect(calls.at(-1)).toBe('show')
    page.address.rewrite(new URL('/en/sports/', 'http://lobby.test'))
    await page.pass(100)
    expect(calls.at(-1)).toBe('hide')
  })

  test('[CONS-22] the classic widget does not come on a page of the sportsbook', async () => {
    const { starts } = await open({ kind: 'classic', path: '/en/sports/' })
    expect(starts).toEqual([])
  })

  test.each([
    ['/en/sports/', true],
    ['/de_AT/sports/live/', true],
    ['/en/', false],
    ['/en/sportsmanship/', false],
    ['/en/promotions/', false]
  ])('[CONS-21] %s is a page of the sportsbook: %s', (path, is) => {
    expect(isSportsPage(`http://lobby.test${path}`)).toBe(is)
  })
})
