import { afterEach, describe, expect, test } from 'vitest'

import type { TrackedEvent } from '#contract/events.ts'
import { setEventChannel } from '#stores/environment/event-channel.ts'
import { tellOfSessions } from '#stores/events/session-events.ts'
import { $state as $sessionState, type Session } from '#stores/session/state.ts'
import { openTestPage } from '#tests/support/environment.ts'

/** Who counts visits, and may come later than what there is to count. */
function openListener(isThere = true) {
  const told: TrackedEvent[] = []
  const players: (string | null)[] = []
  let began = () => {}
  let listens = isThere
  setEventChannel({
    tell(event) {
      if (listens) told.push(event)
      return listens
    },
    tellPlayer(id) {
      players.push(id)
      return listens
    },
    onListening(listener) {
      began = listener
      return () => {
        began = () => {}
      }
    }
  })
  return {
    told,
    players,
    /** By another answer. */
    may(count: boolean) {
      listens = count
      began()
    }
  }
}

const session = (sessionId: string): Session => ({
  status: 'LOGGED_IN',
  playerId: 'player-1',
  sessionId,
  provider: 'oidc',
  isRefreshable: true,
  startedAt: 0
})

let stop = () => {}

function openSession(isHeard: boolean) {
  const page = openTestPage()
  const listener = openListener(isHeard)
  $sessionState.set({ status: 'LOADING' })
  stop = tellOfSessions()
  return { page, listener }
}

afterEach(() => {
  stop()
  setEventChannel(undefined)
  $sessionState.set({ status: 'LOADING' })
})

const LOGIN: TrackedEvent = { name: 'login', way: 'oidc' }

describe('of sessions', () => {
  test('each is told once in a browser, with whose it is [SESS-33]', () => {
    const { listener } = openSession(true)
    $sessionState.set(session('s1'))
    $sessionState.set(session('s1'))
    expect(listener.told).toEqual([LOGIN])
    expect(listener.players.at(-1)).toBe('player-1')
    $sessionState.set({ status: 'LOGGED_OUT' })
    expect(listener.told).toEqual([LOGIN, { name: 'logout' }])
    expect(listener.players.at(-1)).toBeNull()
    $sessionState.set(session('s2'))
    expect(listener.told.at(-1)).toEqual(LOGIN)
  })

  test('one that nobody heard of is told to who begins to listen', () => {
    const { listener } = openSession(false)
    $sessionState.set(session('s1'))
    expect(listener.told).toEqual([])
    listener.may(true)
    expect(listener.told).toEqual([LOGIN])
  })

  test('nothing is kept of before analytics were agreed to, or after [CONS-02]', () => {
    const { page, listener } = openSession(false)
    $sessionState.set(session('s1'))
    expect(page.localEntries.size).toBe(0)
    listener.may(true)
    expect(page.localEntries.size).toBe(1)
    listener.may(false)
    expect(page.localEntries.size).toBe(0)
    expect(listener.told).toEqual([LOGIN])
  })
})
