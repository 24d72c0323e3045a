import type { ToldFailure } from '#contract/event-channel.ts'

/** Time as the page sees it; tests drive it by hand. */
export interface Clock {
  now(): number
  /** Calls back once after the time has passed; what it returns calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

export interface Random {
  /** From 0 up to and without 1. */
  fraction(): number
  id(): string
}

/** Going on to a page, coming back to one that was left, or another query for the same page. */
export type AddressChange = 'moved' | 'restored' | 'rewritten'

/** The address bar and the ways to leave the page. */
export interface Address {
  current(): URL
  /** Puts another address into the bar and the history entry; nothing is loaded. */
  rewrite(url: URL): void
  go(url: string, how?: 'push' | 'replace'): void
  onChange(listener: (url: URL, kind: AddressChange) => void): () => void
}

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser session. */
  readonly maxAge?: number
}

export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options?: CookieOptions): void
  remove(name: string): void
}

export interface KeyValue {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** The same for every tab and transactional, so a token that rotates has one truth. */
export interface Vault {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  keys(): Promise<readonly string[]>
}

export interface Locks {
  /** Runs the task while no other tab runs one of the same name. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>
}

export interface Channel {
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): () => void
}

export interface WindowMessage {
  readonly origin: string
  readonly data: unknown
  /** Whether the frame with this id sent it. */
  isFrom(frameId: string): boolean
}

/** What a page can tell and do beside the wire. */
export interface Page {
  readonly userAgent: string
  isOnline(): boolean
  /** The network is back, or the page is looked at again. */
  onWake(listener: () => void): () => void
  /** A press, a touch or a key somewhere in the page; not within its frames. */
  onHand(listener: () => void): () => void
  /** The answer to the question for consent has changed, in this tab or another one. */
  onConsent(listener: () => void): () => void
  onWindowMessage(listener: (message: WindowMessage) => void): () => void
  /** Sends to the frame with the id, which hears it only if its page is there and of the origin. */
  tellFrame(id: string, message: unknown, origin: string): void
  focus(id: string): void
  scrollToTop(): void
  /** Marks the document for its styles; undefined takes the mark away. */
  mark(name: 'blocked' | 'game' | 'guard', value: string | undefined): void
  /** The page of this site that led here; empty when it was another site or none. */
  referrer(): string
}

/** The glass that the page is shown on; each listener is told at once, and of every change. */
export interface Screen {
  /** Asks for all of it; nothing happens where the browser gives it to films alone. */
  fill(): Promise<void>
  leave(): Promise<void>
  onFull(listener: (isFull: boolean) => void): () => void
  /** Whether a phone lies on its side. */
  onLying(listener: (isLying: boolean) => void): () => void
  /** Tells the document's styles how much of its height can be seen, for as long as it runs. */
  measure(): () => void
}

export interface Log {
  warn(message: string): void
  error(message: string): void
}

export type Report = ToldFailure

/** The error-reporting service; without one nothing is sent. */
export interface Reporter {
  send(report: Report): void
}
