/**
 * What is told of a visit to those who count visits, once its category is agreed to: one vocabulary
 * for every tracker. Nothing here tells who somebody is but the player's own id at the house, and no
 * event tells of protection, papers or health. `docs/events.md` says when each is told.
 */
export type TrackedEvent =
  | { readonly name: 'page_view'; readonly path: string; readonly title: string }
  | { readonly name: 'heartbeat'; readonly productMode: 'CASINO' | 'SPORTS' }
  | { readonly name: 'experiment_exposure'; readonly experiment: string; readonly variant: string }
  | { readonly name: 'search'; readonly results: number }
  | { readonly name: 'banner_click'; readonly target: string }
  | { readonly name: 'web_vital'; readonly metric: string; readonly value: number }
  | { readonly name: 'login'; readonly way: string }
  | { readonly name: 'logout' }
  | { readonly name: 'sign_up'; readonly form: string }
  | { readonly name: 'game_open'; readonly game: string; readonly mode: 'fun' | 'real' }
  | {
      readonly name: 'deposit'
      readonly amount: number
      readonly currency: string
      readonly first: boolean
    }
  | { readonly name: 'withdrawal'; readonly amount: number; readonly currency: string }
  | { readonly name: 'reward_claim'; readonly type: string }
  | { readonly name: 'jackpot_opt_in'; readonly jackpot: string }
  | { readonly name: 'chat_open' }

/** An event with what every one of them carries. */
export type SentEvent = TrackedEvent & {
  /** Unique for each event, so that one that is sent twice counts once. */
  readonly id: string
  /** Milliseconds of the platform's clock where it is known, else of the device's. */
  readonly at: number
  readonly operator: string
  readonly locale: string
  /** The player's id at the house, with a session. */
  readonly playerId?: string
  /** Where the visit came from, as an address told. */
  readonly utm?: Readonly<
    Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>>
  >
}

/**
 * The name of the DOM event, on `document`, by which a page's parts tell of what has happened: its
 * `detail` is a `TrackedEvent`. Who tells knows of no tracker; what nobody hears is gone.
 */
export const EVENT_CHANNEL = 'lobby:event'
