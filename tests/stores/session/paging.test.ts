import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $devices, type PlayerSession, readEarlier } from '#stores/session/devices.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const session = (id: string) => ({ id, endedAt: null, isCurrent: false }) as PlayerSession

const page = (ids: readonly string[], endCursor: string | null) => ({
  viewer: {
    id: '1',
    sessions: {
      edges: ids.map(id => ({ node: session(id) })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

describe('a list that is read page by page', () => {
  cleanAfterEach($devices)

  async function open(...answers: unknown[]) {
    const lobby = openTestPage('/en/profile/session-history/')
    storeCustomTokens(lobby)
    lobby.answer('SessionHistory', () => answers.shift())
    keepMount($devices)
    await lobby.settle()
    return lobby
  }

  const shown = () => {
    const devices = $devices.get()
    if (devices.status !== 'ready') throw new Error(devices.status)
    return { ids: devices.sessions.map(({ id }) => id), next: devices.next, more: devices.more }
  }

  test('stays as it is behind an empty last page, and offers no more [L034]', async () => {
    const lobby = await open(page(['c', 'b'], 'cursor-b'), page([], null))
    await readEarlier()
    expect(shown()).toEqual({ ids: ['c', 'b'], next: undefined, more: 'idle' })
    await readEarlier()
    expect(lobby.sentOf('SessionHistory')).toHaveLength(2)
  })

  test('shows no row twice that has moved to the next page [L035]', async () => {
    await open(page(['c', 'b'], 'cursor-b'), page(['b', 'a'], null))
    await readEarlier()
    expect(shown().ids).toEqual(['c', 'b', 'a'])
  })

  test('asks once for each cursor, however often it is asked to [L036]', async () => {
    const slow = Promise.withResolvers<object>()
    const lobby = await open(page(['c'], 'cursor-c'), slow.promise, page(['a'], null))
    const asked = [readEarlier(), readEarlier(), readEarlier()]
    await lobby.settle()
    expect(shown().more).toBe('loading')
    slow.resolve(page(['b'], 'cursor-b'))
    await Promise.all(asked)
    await readEarlier()
    expect(shown().ids).toEqual(['c', 'b', 'a'])
    expect(lobby.sentOf('SessionHistory').map(({ variables }) => variables['after'])).toEqual([
      null,
      'cursor-c',
      'cursor-b'
    ])
  })
})
