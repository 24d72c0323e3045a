import type { LiveEvent, LiveFrame } from '#contract/wire/sports-live.ts'
import { setSportsLine } from '#stores/environment/sports-line.ts'
import type { TestPage } from '#tests/support/environment.ts'

export interface Price {
  readonly event: string
  readonly market: string
  readonly outcome: string
  readonly odds: number
}

/** A match with one market of one outcome at a price, that takes bets. */
export function matchAt(
  { event, market, outcome, odds }: Price,
  more: Partial<LiveEvent> & { readonly market?: 'active' | 'settled' | 'suspended' } = {}
): LiveEvent {
  const { market: status = 'active', ...rest } = more
  return {
    id: event,
    sport: 'football',
    competition: 'aurora-league',
    round: 1,
    startsAt: 0,
    speed: 1,
    sides: [
      { id: `${event}-home`, name: 'Ljosby' },
      { id: `${event}-away`, name: 'Isfold' }
    ],
    eachWay: null,
    status: 'trading',
    score: null,
    scoreAt: null,
    open: 1,
    version: 1,
    markets: [{ market, status, outcomes: [{ id: outcome, odds, enabled: true }] }],
    ...rest
  }
}

/** Live prices as a test tells them, by the address that visitors ask. */
export function playPrices(page: TestPage, events: readonly LiveEvent[]) {
  const told = new Map(events.map(event => [event.id, event]))
  let version = 1
  setSportsLine({
    clock: page.clock,
    site: async () => ({ url: 'http://sports.test', socket: 'ws://sports.test' }),
    async read(url) {
      const id = url.slice(url.lastIndexOf('event:') + 'event:'.length)
      const event = told.get(id)
      if (!event) return null
      const frame: LiveFrame = {
        type: 'all',
        topic: `event:${id}`,
        now: page.clock.now(),
        events: [event],
        total: 1
      }
      return JSON.stringify(frame)
    },
    open: () => ({ send: () => {}, close: () => {} }),
    isSignedIn: () => false,
    isHidden: () => false,
    onChange: () => () => {}
  })
  return {
    /** Tells an event anew, and lets the page ask for it. */
    async tell(event: LiveEvent) {
      version += 1
      told.set(event.id, { ...event, version })
      await page.pass(3000)
    }
  }
}
