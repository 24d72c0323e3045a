import { describe, expect, test, vi } from 'vitest'

import type { ChatSettings, StartChat } from '#third-parties/chat/widget.ts'
import { cleanPageAfterEach, openBarePage, putApi, SCRIPT } from './support.ts'

cleanPageAfterEach()

const messenger = async (): Promise<StartChat> =>
  (await import('#third-parties/chat/messenger.ts')).start
const classic = async (): Promise<StartChat> =>
  (await import('#third-parties/chat/classic.ts')).start

const settingsOf = (change: Partial<ChatSettings> = {}) => ({
  url: SCRIPT,
  token: vi.fn(async () => 'a-token'),
  closed: vi.fn(),
  unread: vi.fn(),
  ...change
})

const soon = () => vi.advanceTimersByTimeAsync(0)

type Give = (take: (token: string) => void) => void
type Done = (error: Error | null) => void

/** Starts the messenger up to where its provider is asked to let the player in. */
async function asked(settings: ChatSettings) {
  const page = openBarePage()
  const api = putApi()
  const chat = (await messenger())(settings)
  chat.catch(() => {})
  await soon()
  page.loadScript()
  await soon()
  const [give, done] = api.given('messenger', 'loginUser') as [Give, Done]
  return { page, api, chat, give, done }
}

describe('the messenger', () => {
  test('[CONS-28] speaks British English, and nothing shows before the player is let in', async () => {
    const { api, page } = await asked(settingsOf())
    expect(page.scripts()).toEqual([SCRIPT])
    expect(page.attributes()).toMatchObject({ id: 'ze-snippet' })
    expect(api.words()).toContain('messenger:set locale en-GB')
    expect(api.words()).not.toContain('messenger open')
    expect(api.words()).not.toContain('messenger show')
  })

  test('[CONS-26] is given the platform’s token, and opens by command', async () => {
    const settings = settingsOf()
    const { api, chat, give, done, page } = await asked(settings)
    const take = vi.fn()
    give(take)
    await soon()
    expect(take).toHaveBeenCalledWith('a-token')
    done(null)
    api.forget()
    ;(await chat).open()
    expect(api.words()).toEqual(['messenger show', 'messenger open'])
    expect(page.told).toEqual([{ name: 'chat_open' }])
  })

  test('[CONS-25] ends the session of the provider, and is out of sight', async () => {
    const { api, chat, done } = await asked(settingsOf())
    done(null)
    api.forget()
    ;(await chat).end()
    expect(api.words()).toContain('messenger logoutUser')
    expect(api.words()).toContain('messenger hide')
  })

  test('tells of unread messages and of being closed, and hides its own button', async () => {
    const settings = settingsOf()
    const { api, done, chat } = await asked(settings)
    done(null)
    await chat
    const [unread] = api.given('messenger:on', 'unreadMessages') as [(count: number) => void]
    const [closed] = api.given('messenger:on', 'close') as [() => void]
    unread(3)
    expect(settings.unread).toHaveBeenCalledWith(3)
    api.forget()
    closed()
    expect(settings.closed).toHaveBeenCalledOnce()
    expect(api.words()).toEqual(['messenger hide'])
  })

  test('[L112] tells the next player’s page, and no more the one before', async () => {
    const first = settingsOf()
    const { api, chat, done } = await asked(first)
    done(null)
    ;(await chat).end()
    const [unread] = api.given('messenger:on', 'unreadMessages') as [(count: number) => void]
    unread(1)
    expect(first.unread).not.toHaveBeenCalled()

    api.forget()
    const second = settingsOf()
    const next = (await messenger())(second)
    await soon()
    const [, let2] = api.given('messenger', 'loginUser') as [Give, Done]
    let2(null)
    await next
    unread(2)
    expect(second.unread).toHaveBeenCalledWith(2)
    expect(api.words().filter(word => word.startsWith('messenger:on'))).toEqual([])
  })

  test.each([
    [
      'a token that is refused',
      async ({ done }: Awaited<ReturnType<typeof asked>>) => done(new Error('no'))
    ],
    ['a provider that says nothing', () => vi.advanceTimersByTimeAsync(15_000)]
  ])('%s is a failure', async (_, happens) => {
    const given = await asked(settingsOf())
    await happens(given)
    await expect(given.chat).rejects.toThrow()
    expect(given.api.words()).not.toContain('messenger open')
  })

  test('a token that can not be had is a failure', async () => {
    const token = async () => Promise.reject(new Error('Nobody is signed in'))
    const { chat, give } = await asked(settingsOf({ token }))
    give(() => {})
    await expect(chat).rejects.toThrow('Nobody is signed in')
  })
})

describe('a provider whose script gives nothing', () => {
  test('[CONS-27] is looked for three times again, 500 ms apart', async () => {
    const page = openBarePage()
    const looks: number[] = []
    const began = Date.now()
    const zE = { configurable: true, get: () => void looks.push(Date.now() - began) }
    Object.defineProperty(globalThis, 'zE', zE)
    const chat = (await messenger())(settingsOf())
    const failed = expect(chat).rejects.toThrow('after 3 retries')
    await soon()
    page.loadScript()
    await vi.advanceTimersByTimeAsync(5000)
    await failed
    Reflect.deleteProperty(globalThis, 'zE')
    expect(looks).toEqual([0, 500, 1000, 1500])
  })

  test('[CONS-27] is taken when it comes late', async () => {
    const page = openBarePage()
    const chat = (await classic())(settingsOf())
    await soon()
    page.loadScript()
    await vi.advanceTimersByTimeAsync(900)
    const api = putApi()
    await vi.advanceTimersByTimeAsync(100)
    await chat
    expect(api.words()).toContain('webWidget show')
  })
})

describe('the classic widget', () => {
  const started = async (settings = settingsOf()) => {
    const page = openBarePage()
    const api = putApi()
    const chat = (await classic())(settings)
    const given: unknown = Reflect.get(globalThis, 'zESettings')
    await soon()
    page.loadScript()
    await soon()
    return { api, chat: await chat, given, settings }
  }
  type Settings = { webWidget: { authenticate: { jwtFn: Give; chat: { jwtFn: Give } } } }

  test('[CONS-22] [CONS-26] [CONS-28] knows before its script whom to ask, and shows its button', async () => {
    const { api, given, settings } = await started()
    expect(api.words()).toEqual(['webWidget setLocale en-GB', 'webWidget show'])
    expect(settings.token).not.toHaveBeenCalled()
    const { authenticate } = (given as Settings).webWidget
    for (const { jwtFn } of [authenticate, authenticate.chat]) {
      const take = vi.fn()
      jwtFn(take)
      await soon()
      expect(take).toHaveBeenCalledWith('a-token')
    }
  })

  test('[CONS-25] logs out, and asks nobody for a token afterwards', async () => {
    const { api, chat, given, settings } = await started()
    api.forget()
    chat.end()
    expect(api.words()).toEqual(['webWidget logout', 'webWidget hide'])
    ;(given as Settings).webWidget.authenticate.jwtFn(() => {})
    expect(settings.token).not.toHaveBeenCalled()
  })

  test('opens and hides by command', async () => {
    const { api, chat } = await started()
    api.forget()
    chat.hide()
    chat.open()
    expect(api.words()).toEqual(['webWidget hide', 'webWidget show', 'webWidget open'])
  })
})
