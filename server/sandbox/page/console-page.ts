import { LOCALES } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Config } from '../../config.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import type { EventView } from '../controls/events.ts'
import type { MessageView } from '../controls/outbox.ts'
import type { PlayerView } from '../controls/player-view.ts'
import type { PlayerDetails } from '../controls/players.ts'
import { CONTROLS } from '../registry.ts'
import { controlForm, type ShownControl } from './control-form.ts'
import { eventsPanel } from './events-panel.ts'
import { framed } from './frame.ts'
import { outboxPanel } from './outbox-panel.ts'
import { money, playerHead, playerHistory } from './player-panel.ts'
import type { Texts } from './texts.ts'

export interface ConsolePage {
  readonly config: Config
  readonly text: Texts
  readonly search: string
  readonly players: readonly PlayerView[]
  readonly clock: { readonly now: string; readonly offsetSeconds: number }
  readonly visitors: { readonly country: string | null; readonly subdivision: string | null }
  readonly demo: {
    readonly playerId: string | null
    readonly email: string
    readonly password: string
  }
  /** The player whose address was asked for: null when there is none of that id. */
  readonly chosen: PlayerDetails | null | undefined
  readonly messages: readonly MessageView[]
  /** The part of a recipient that was looked for. */
  readonly recipient: string
  readonly events: readonly EventView[]
  /** The kind of events that was asked for; empty for all. */
  readonly event: string
}

const FORMS: readonly ShownControl[] = CONTROLS.filter(({ method }) => method === 'POST')

/** The whole console: time and demo player, the players, and what can be done with the chosen one. */
export const consolePage = (given: ConsolePage): string => {
  const { config, event, recipient, text } = given
  const { defaultLocale } = OPERATORS[config.operator]
  return framed({
    config,
    text,
    title: text('sandbox.title'),
    skipTo: 'player',
    ways: html`<a href="/sandbox/desk/">${text('sandbox.desk')}</a><a href="/sandbox/errors/">${text('sandbox.errors')}</a><a href="/sandbox/sportsbook/">${text('sandbox.sportsbook')}</a><a href="#outbox">${text('sandbox.outbox')}</a><a href="#events">${text('sandbox.events')}</a><a href="${href(defaultLocale, 'lobby')}">${text('sandbox.lobby')}</a><a href="/sandbox/openapi.json">${text('sandbox.openApi')}</a>`,
    body: html`<section class="strip" id="strip" aria-label="${text('sandbox.clock')}" data-live>${strip(given)}</section>
<div class="columns">
<aside aria-label="${text('sandbox.players')}">${players(given)}</aside>
<main id="player" tabindex="-1">${panel(given)}</main>
<section class="platform" aria-label="${text('sandbox.platform')}">
${FORMS.filter(({ scope }) => scope === 'platform').map(control => controlForm(text, control))}
</section>
</div>
${outboxPanel({ ...given, kept: { ...keptOf(given), ...(event && { event }) } })}
${eventsPanel({ ...given, kept: { ...keptOf(given), ...(recipient && { recipient }) } })}`
  })
}

/** The player and the search that a filter of messages or events must not lose. */
const keptOf = ({ search, chosen }: ConsolePage): Readonly<Record<string, string>> => ({
  ...(chosen && { player: chosen.player.playerId }),
  ...(search && { search })
})

const strip = ({ text, clock, visitors, demo }: ConsolePage): Html => html`<dl>
<div><dt>${text('sandbox.clock')}</dt><dd><time datetime="${clock.now}">${clock.now.slice(0, 16).replace('T', ' ')} UTC</time> <span>${offset(text, clock.offsetSeconds)}</span></dd></div>
<div><dt>${text('sandbox.visitors')}</dt><dd>${
  visitors.country === null
    ? text('sandbox.visitorsReal')
    : [visitors.country, visitors.subdivision].filter(Boolean).join('-')
}</dd></div>
<div><dt>${text('sandbox.demo')}</dt><dd>${
  demo.playerId === null ? demo.email : html`<a href="?player=${demo.playerId}">${demo.email}</a>`
}</dd></div>
<div><dt>${text('sandbox.password')}</dt><dd><code>${demo.password}</code></dd></div>
</dl>`

function offset(text: Texts, seconds: number): string {
  if (Math.abs(seconds) < 30) return text('sandbox.clockReal')
  const minutes = Math.round(Math.abs(seconds) / 60)
  const units = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor((minutes % 1440) / 60)],
    ['minute', minutes % 60]
  ] as const
  const words = units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(LOCALES[text.locale].bcp47, {
        style: 'unit',
        unit,
        unitDisplay: 'long'
      }).format(count)
    )
  const key = seconds > 0 ? 'sandbox.clockAhead' : 'sandbox.clockBehind'
  return text(key, { offset: words.join(' ') })
}

const players = ({
  text,
  players: found,
  search,
  chosen
}: ConsolePage): Html => html`<h2>${text('sandbox.players')}</h2>
<form class="find" method="get" role="search">
<label for="search">${text('sandbox.search')}</label>
<div class="row"><input id="search" name="search" type="search" maxlength="100" value="${search}" autocomplete="off">
<button type="submit">${text('sandbox.searchSubmit')}</button></div>
</form>
<div id="list" data-live>
${found.length === 0 && html`<p class="hint">${text('sandbox.noPlayers')}</p>`}
<ul class="list">
${found.map(
  player => html`<li><a href="?${new URLSearchParams({ player: player.playerId, ...(search && { search }) }).toString()}"${
    player.playerId === chosen?.player.playerId && html` aria-current="true"`
  }>
<span class="name">${player.name}</span><span class="number">${money(text, player.cash, player.currency)}</span>
<span class="mail">${player.email}</span><span class="country">${player.country}</span></a></li>`
)}
</ul>
</div>`

function panel({ text, chosen }: ConsolePage): Html {
  if (!chosen)
    return html`<p class="empty">${text(chosen === null ? 'sandbox.unknownPlayer' : 'sandbox.choosePlayer')}</p>`
  const { playerId } = chosen.player
  return html`<div id="head" data-live>${playerHead(text, chosen)}</div>
<div class="controls">
${FORMS.filter(({ scope }) => scope === 'player').map(control => controlForm(text, control, playerId))}
</div>
<div id="history" data-live>${playerHistory(text, chosen)}</div>`
}
