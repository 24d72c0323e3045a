import type { EventName } from '../src/contract/events.ts'

/** When each event is told, and what its fields say: the words of docs/events.md. */
export const EVENT_ROWS: Readonly<Record<EventName, { when: string; fields: string }>> = {
  page_view: {
    when: '32 ms after an address has come to rest, once a visit of it; also of pages that were swapped in',
    fields: 'the path without query and fragment'
  },
  heartbeat: {
    when: 'every 600 s, where the page is looked at',
    fields: '`CASINO` or `SPORTS`'
  },
  experiment_exposure: {
    when: 'once a visit and variant, by the first page that shows it',
    fields: 'the experiment’s name and the variant’s'
  },
  search: {
    when: 'when nobody has typed for a second, or one of the games found is opened',
    fields: 'how many games were found, never what was asked'
  },
  banner_click: {
    when: 'at a press of a link on the stage, a promotion or a page’s banner',
    fields: 'the path it leads to'
  },
  web_vital: {
    when: 'when the figure is final, at the latest as the page is left',
    fields: '`CLS`, `FCP`, `INP`, `LCP` or `TTFB`; milliseconds, or a share of the screen'
  },
  login: {
    when: 'once a session and browser, by the first page of it that may tell',
    fields: 'the way of signing in'
  },
  logout: { when: 'when a session has ended, for whatever reason', fields: '' },
  sign_up: { when: 'when an account is opened', fields: 'by the code or by the link of the mail' },
  game_open: {
    when: 'when the platform has launched a game',
    fields: 'its slug; for money or for fun'
  },
  deposit: {
    when: 'when the money is there',
    fields: 'minor units and their currency; whether it is the player’s first'
  },
  withdrawal: {
    when: 'when the platform has taken it up',
    fields: 'minor units and their currency'
  },
  reward_claim: { when: 'when the platform has given it', fields: 'the kind of reward' },
  jackpot_opt_in: { when: 'when a player who did not takes part', fields: '' },
  chat_open: { when: 'when the chat is opened', fields: '' }
}
