import type { Config } from '../../config.ts'
import { type Html, html } from '../../identity/pages/html.ts'
import type { ErrorView, LoadView } from '../controls/reports.ts'
import { framed } from './frame.ts'
import { moment } from './player-panel.ts'
import type { Texts } from './texts.ts'

export interface ErrorsPage {
  readonly config: Config
  readonly text: Texts
  readonly errors: readonly ErrorView[]
  readonly loads: readonly LoadView[]
  /** The number of the trace that was asked for, or its first digits; empty for none. */
  readonly trace: string
  /** What the log says of it. */
  readonly lines: readonly string[]
}

/** What pages have reported, and what the log of the platform says of the same trace. */
export const errorsPage = (given: ErrorsPage): string => {
  const { config, text, trace } = given
  return framed({
    config,
    text,
    title: text('sandbox.errors'),
    body: html`<main>
<section class="outbox" aria-labelledby="trace-title">
<div class="outbox__head">
<div><h2 id="trace-title">${text('sandbox.trace')}</h2>
<p class="hint">${text('sandbox.traceHint')}</p></div>
<form class="row" method="get" role="search" aria-label="${text('sandbox.trace')}">
<div class="field"><label for="trace">${text('sandbox.reference')}</label>
<input id="trace" name="trace" type="search" minlength="8" maxlength="32" pattern="[0-9a-f]+" value="${trace}" autocomplete="off"></div>
<button type="submit">${text('sandbox.showMessages')}</button>
</form>
</div>
<div id="lines" data-live>${trace !== '' && linesOf(given)}</div>
</section>
<section class="outbox" aria-labelledby="errors-title">
<div><h2 id="errors-title">${text('sandbox.errors')}</h2>
<p class="hint">${text('sandbox.errorsHint')}</p></div>
<div id="reported" data-live>${errorList(given)}</div>
</section>
<section class="outbox" aria-labelledby="loads-title">
<h2 id="loads-title">${text('sandbox.loads')}</h2>
<div id="loads" data-live>${loadList(given)}</div>
</section>
</main>`
  })
}

const linesOf = ({ text, lines }: ErrorsPage): Html =>
  lines.length === 0
    ? html`<p class="empty">${text('sandbox.noLines')}</p>`
    : html`<ul class="told">${lines.map(line => html`<li><code>${line}</code></li>`)}</ul>`

const traceLink = (text: Texts, traceId: string | null): Html | false =>
  traceId !== null &&
  html`<a href="?trace=${traceId}" aria-label="${text('sandbox.traceOf', { reference: traceId.slice(0, 8) })}"><code>${traceId.slice(0, 8)}</code></a>`

const errorList = ({ text, errors }: ErrorsPage): Html =>
  errors.length === 0
    ? html`<p class="empty">${text('sandbox.noErrors')}</p>`
    : html`<ul class="told">${errors.map(
        ({ at, count, message, code, page, release, traceId }) => html`<li>
${moment(text, at)} <b>${message}</b> ${code !== null && html`<code>${code}</code>`}
<span class="told__details"><span>${text('sandbox.times', { count })}</span> ${page} ${release} ${traceLink(text, traceId)}</span>
</li>`
      )}</ul>`

const loadList = ({ text, loads }: ErrorsPage): Html =>
  loads.length === 0
    ? html`<p class="empty">${text('sandbox.noLoads')}</p>`
    : html`<ul class="told">${loads.map(
        ({ at, page, traceId, vitals }) => html`<li>
${moment(text, at)} <code>${page}</code>
<span class="told__details">${Object.entries(vitals).map(
          ([name, value]) => html`<span>${name} <b>${value}</b></span> `
        )} ${traceLink(text, traceId)}</span>
</li>`
      )}</ul>`
