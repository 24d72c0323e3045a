import { readSportsSite, type SportsSite } from '#contract/wire/sports-site.ts'
import { endSocket } from './end-socket.ts'
import type { Clock } from './parts.ts'

/** One socket of live prices; texts go both ways. */
export interface SportsSocket {
  send(frame: string): void
  close(): void
}

export interface SportsSocketListener {
  opened(): void
  heard(frame: string): void
  /** Told once, whoever ended it and whether or not it was ever open. */
  ended(): void
}

/**
 * What live prices want from the world: no more than a visitor's page can give without what every
 * page of a session carries.
 */
export interface SportsLine {
  readonly clock: Clock
  /** Where live prices are; null at a brand without sports. */
  site(): Promise<SportsSite | null>
  /** The text of an address; null where there is no such, and thrown where nobody answers or it is called off. */
  read(url: string, signal?: AbortSignal): Promise<string | null>
  open(url: string, listener: SportsSocketListener): SportsSocket
  isSignedIn(): boolean
  isHidden(): boolean
  /** The page is looked at again, or left, or the network is back. */
  onChange(listener: () => void): () => void
}

const ANSWERS_WITHIN = 5000

let asked: Promise<SportsSite | null> | undefined

function site(): Promise<SportsSite | null> {
  asked ??= fetch('/config.json')
    .then(response => response.json())
    .then(readSportsSite)
    .catch(error => {
      asked = undefined
      throw error
    })
  return asked
}

async function read(url: string, calledOff?: AbortSignal): Promise<string | null> {
  const late = AbortSignal.timeout(ANSWERS_WITHIN)
  const signal = calledOff ? AbortSignal.any([late, calledOff]) : late
  const response = await fetch(url, { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

const inBrowser: SportsLine = {
  clock: {
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    }
  },
  site,
  read,
  open(url, listener) {
    const socket = new WebSocket(url)
    socket.onopen = () => listener.opened()
    socket.onmessage = ({ data }) => listener.heard(String(data))
    socket.onclose = () => listener.ended()
    return { send: frame => socket.send(frame), close: () => endSocket(socket) }
  },
  isSignedIn: () => document.documentElement.dataset['session'] !== undefined,
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      removeEventListener('online', listener)
    }
  }
}

let current: SportsLine | undefined

/** The way to live prices; apart from the rest of the environment, which visitors do not load. */
export const sportsLine = (): SportsLine => current ?? inBrowser

/** For tests, which play the world. */
export function setSportsLine(given: SportsLine | undefined): void {
  current = given
}
