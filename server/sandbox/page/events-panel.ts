import { EVENT_NAMES } from '#contract/events.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import type { EventView } from '../controls/events.ts'
import { moment } from './player-panel.ts'
import type { Texts } from './texts.ts'

interface EventsPanel {
  readonly text: Texts
  readonly events: readonly EventView[]
  /** The kind that was chosen; empty for all. */
  readonly event: string
  /** What else the page shows, so that it stays. */
  readonly kept: Readonly<Record<string, string>>
}

/** What pages tell of visits that agreed to be counted, as it comes in. */
export function eventsPanel({ text, events, event: chosen, kept }: EventsPanel): Html {
  return html`<section class="outbox" id="events" aria-labelledby="events-title" tabindex="-1">
<div class="outbox__head">
<div><h2 id="events-title">${text('sandbox.events')}</h2>
<p class="hint">${text('sandbox.eventsHint')}</p></div>
<form class="row" method="get" action="#events" role="search" aria-label="${text('sandbox.eventKind')}">
${Object.entries(kept).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`
)}
<div class="field"><label for="event">${text('sandbox.eventKind')}</label>
<select id="event" name="event"><option value="">${text('sandbox.allEvents')}</option>
${EVENT_NAMES.map(
  name => html`<option value="${name}"${name === chosen && html` selected`}>${name}</option>`
)}</select></div>
<button type="submit">${text('sandbox.showMessages')}</button>
</form>
</div>
<div id="told" data-live>
${
  events.length === 0
    ? html`<p class="empty">${text('sandbox.noEvents')}</p>`
    : html`<ul class="told">${events.map(event => rowOf(text, event))}</ul>`
}
</div>
</section>`
}

const rowOf = (text: Texts, { name, at, details }: EventView): Html => html`<li>
${moment(text, at)} <code>${name}</code>
<span class="told__details">${Object.entries(details).map(
  ([key, value]) => html`<span>${key} <b>${value}</b></span> `
)}</span>
</li>`
