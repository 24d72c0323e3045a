import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $devices,
  askToEnd,
  endThem,
  leaveBe,
  type PlayerSession,
  readDevices,
  readEarlier
} from '#stores/session/devices.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const session = (id: string, about: Partial<PlayerSession> = {}): PlayerSession => ({
  id,
  startedAt: '2026-11-27T11:00:00.000Z',
  endedAt: null,
  device: 'Desktop',
  browser: 'Firefox',
  system: 'Linux',
  network: '10.0.0.*',
  lastSeenAt: '2026-11-27T11:50:00.000Z',
  method: 'PASSWORD',
  isCurrent: false,
  ...about
})

const page1 = (sessions: readonly PlayerSession[], endCursor: string | null = null) => ({
  viewer: {
    id: '1',
    sessions: {
      edges: sessions.map(node => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

const ENDED = { endSession: { ended: true, error: null } }
const refused = (code: string) => ({ endSession: { ended: false, error: { code } } })

describe('devices', () => {
  cleanAfterEach($devices)

  const HERE = session('session-1', { isCurrent: true })

  async function open(sessions: readonly PlayerSession[], endCursor: string | null = null) {
    const page = openTestPage('/en/profile/session-history/')
    storeCustomTokens(page)
    page.answer('SessionHistory', page1(sessions, endCursor))
    page.answer('EndSession', ENDED)
    keepMount($devices)
    await page.settle()
    return page
  }

  const ready = () => {
    const state = $devices.get()
    if (state.status !== 'ready') throw new Error(`Devices are ${state.status}`)
    return state
  }
  const running = () => ready().sessions.filter(({ endedAt }) => endedAt === null)
  const ids = (sessions: readonly PlayerSession[]) => sessions.map(({ id }) => id)

  test('are read when somebody looks, and again after that has failed', async () => {
    const page = openTestPage('/en/profile/session-history/')
    storeCustomTokens(page)
    page.answer('SessionHistory', noNetwork())
    keepMount($devices)
    expect($devices.get()).toEqual({ status: 'loading' })
    await page.settle()
    expect($devices.get()).toEqual({ status: 'failed' })
    page.answer('SessionHistory', page1([HERE]))
    await readDevices()
    expect(ids(ready().sessions)).toEqual(['session-1'])
  })

  const asked = () => ready().toEnd
  const others = () => running().filter(({ isCurrent }) => !isCurrent)
  const sent = (page: Awaited<ReturnType<typeof open>>) =>
    page.sentOf('EndSession').map(({ variables }) => variables)

  test('are signed out there once that is confirmed, for this list too', async () => {
    const page = await open([HERE, session('session-2')])
    askToEnd(others())
    expect(asked()).toMatchObject({ status: 'asked', wantsPassword: false })
    expect(sent(page)).toEqual([])
    const ending = endThem('')
    expect(asked()?.status).toBe('ending')
    await Promise.all([ending, endThem('')])
    expect(sent(page)).toEqual([{ id: 'session-2', password: null }])
    expect(ids(running())).toEqual(['session-1'])
    expect(ready().sessions[1]?.endedAt).toBe('2026-11-27T12:00:00.000Z')
    expect(asked()).toBeUndefined()
  })

  test('that are left be stay', async () => {
    const page = await open([HERE, session('session-2')])
    askToEnd(others())
    leaveBe()
    await endThem('')
    expect(sent(page)).toEqual([])
    expect(asked()).toBeUndefined()
  })

  test('that could not be signed out say so, and stay', async () => {
    const page = await open([HERE, session('session-2')])
    page.answer('EndSession', noNetwork())
    askToEnd(others())
    await endThem('')
    expect(ids(running())).toEqual(['session-1', 'session-2'])
    expect(asked()).toMatchObject({ status: 'asked', problem: 'UNANSWERED', wantsPassword: false })
    page.answer('EndSession', { endSession: { ended: false, error: null } })
    await endThem('')
    expect(ids(running())).toEqual(['session-1'])
    expect(asked()).toBeUndefined()
  })

  test('are all signed out but this one, by one password', async () => {
    const page = await open([HERE, session('session-2'), session('session-3')])
    page.answer('EndSession', refused('PASSWORD_NEEDED'))
    askToEnd(others())
    await endThem('')
    expect(asked()).toEqual({
      sessions: others(),
      status: 'asked',
      wantsPassword: true
    })
    page.answer('EndSession', ENDED)
    await endThem('a quiet evening')
    expect(sent(page).slice(1)).toEqual([
      { id: 'session-2', password: 'a quiet evening' },
      { id: 'session-3', password: null }
    ])
    expect(ids(running())).toEqual(['session-1'])
  })

  test.each(['PASSWORD_NEEDED', 'TOO_MANY_TRIES'])(
    'stay when the password brings %s, and that is told',
    async code => {
      const page = await open([HERE, session('session-2')])
      page.answer('EndSession', refused('PASSWORD_NEEDED'))
      askToEnd(others())
      await endThem('')
      page.answer('EndSession', refused(code))
      await endThem('not mine')
      expect(asked()).toMatchObject({ status: 'asked', wantsPassword: true, problem: code })
      expect(ids(running())).toEqual(['session-1', 'session-2'])
    }
  )

  test('of a player without a password wait for a new sign-in', async () => {
    const page = await open([HERE, session('session-2')])
    page.answer('EndSession', refused('SIGN_IN_NEEDED'))
    askToEnd(others())
    await endThem('')
    expect(asked()).toMatchObject({ wantsPassword: false, problem: 'SIGN_IN_NEEDED' })
  })

  test('that went meanwhile are not asked for again with those that stayed', async () => {
    const page = await open([HERE, session('session-2'), session('session-3')])
    page.answer('EndSession', (variables: Record<string, unknown>) =>
      variables['id'] === 'session-2' ? ENDED : noNetwork()
    )
    askToEnd(others())
    await endThem('')
    expect(ids(asked()?.sessions ?? [])).toEqual(['session-3'])
    expect(asked()?.problem).toBe('UNANSWERED')
  })

  test.each(['SessionDestroyed', 'LobbySessionDestroyed'])(
    'whose session ends elsewhere move to the earlier ones by %s [SESS-14]',
    async told => {
      const page = await open([HERE, session('session-2')])
      page.push(told, { sessionDestroyed: { sessionId: 'session-2' } })
      expect(ids(running())).toEqual(['session-1'])
      expect(page.sentOf('SessionHistory')).toHaveLength(1)
    }
  )

  test('further back come page by page, none of them twice', async () => {
    const ended = { endedAt: '2026-11-27T11:30:00.000Z' }
    const page = await open([HERE, session('session-2', ended)], 'cursor-1')
    page.answer('SessionHistory', noNetwork())
    await readEarlier()
    expect(ready()).toMatchObject({ more: 'failed', next: 'cursor-1' })
    page.answer('SessionHistory', page1([session('session-2', ended), session('session-3', ended)]))
    await Promise.all([readEarlier(), readEarlier()])
    expect(page.sentOf('SessionHistory').map(({ variables }) => variables['after'])).toEqual([
      null,
      'cursor-1',
      'cursor-1'
    ])
    expect(ids(ready().sessions)).toEqual(['session-1', 'session-2', 'session-3'])
    expect(ready().next).toBeUndefined()
  })
})
