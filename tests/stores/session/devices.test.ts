import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $devices,
  endOtherSessions,
  endSessionThere,
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

describe('devices', () => {
  cleanAfterEach($devices)

  const HERE = session('session-1', { isCurrent: true })

  async function open(sessions: readonly PlayerSession[], endCursor: string | null = null) {
    const page = openTestPage('/en/profile/session-history/')
    storeCustomTokens(page)
    page.answer('SessionHistory', page1(sessions, endCursor))
    page.answer('EndSession', { endSession: { ended: true } })
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

  test('are signed out there, at once and for this list too', async () => {
    const page = await open([HERE, session('session-2')])
    const ending = endSessionThere('session-2')
    expect(ready().ending.has('session-2')).toBe(true)
    await ending
    expect(page.sentOf('EndSession')[0]?.variables).toEqual({ id: 'session-2' })
    expect(ids(running())).toEqual(['session-1'])
    expect(ready().sessions[1]?.endedAt).toBe('2026-11-27T12:00:00.000Z')
  })

  test('that could not be signed out say so, and stay', async () => {
    const page = await open([HERE, session('session-2')])
    page.answer('EndSession', noNetwork())
    await endSessionThere('session-2')
    expect(ids(running())).toEqual(['session-1', 'session-2'])
    expect(ready().unended.has('session-2')).toBe(true)
    page.answer('EndSession', { endSession: { ended: false } })
    await endSessionThere('session-2')
    expect(ids(running())).toEqual(['session-1'])
    expect(ready().unended.size).toBe(0)
  })

  test('are all signed out but this one', async () => {
    const page = await open([HERE, session('session-2'), session('session-3')])
    await endOtherSessions()
    expect(page.sentOf('EndSession').map(({ variables }) => variables['id'])).toEqual([
      'session-2',
      'session-3'
    ])
    expect(ids(running())).toEqual(['session-1'])
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
