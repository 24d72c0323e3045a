import { type Html, html } from '../../identity/pages/html.ts'
import type { MessageView } from '../controls/outbox.ts'
import { moment } from './player-panel.ts'
import type { Texts } from './texts.ts'

interface OutboxPanel {
  readonly text: Texts
  readonly messages: readonly MessageView[]
  /** The part of a recipient that was looked for. */
  readonly recipient: string
  /** What else the page shows, so that it stays. */
  readonly kept: Readonly<Record<string, string>>
}

/** The mail and text messages that the platform has posted: code and link first, then the words. */
export function outboxPanel({ text, messages, recipient, kept }: OutboxPanel): Html {
  const query = new URLSearchParams({ ...kept, ...(recipient && { recipient }) })
  return html`<section class="outbox" id="outbox" aria-labelledby="outbox-title" tabindex="-1">
<div class="outbox__head">
<div><h2 id="outbox-title">${text('sandbox.outbox')}</h2>
<p class="hint">${text('sandbox.outboxHint')}</p></div>
<form class="row" method="get" action="#outbox" role="search" aria-label="${text('sandbox.recipient')}">
${Object.entries(kept).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`
)}
<div class="field"><label for="recipient">${text('sandbox.recipient')}</label>
<input id="recipient" name="recipient" type="search" maxlength="100" value="${recipient}" autocomplete="off"></div>
<button type="submit">${text('sandbox.showMessages')}</button>
<a class="button" href="?${query.toString()}#outbox" data-refresh>${text('sandbox.refresh')}</a>
</form>
</div>
<div id="messages" data-live>
${messages.length === 0 && html`<p class="empty">${text('sandbox.noMessages')}</p>`}
<ul class="messages">${messages.map(message => messageOf(text, message))}</ul>
</div>
</section>`
}

const messageOf = (text: Texts, message: MessageView): Html => {
  const { channel, recipient, subject, link, code, at } = message
  return html`<li class="message">
<p class="message__head"><span class="tag tag--${channel}">${text(`sandbox.${channel}`)}</span> ${moment(text, at)}</p>
<p class="message__to">${recipient}</p>
${subject && html`<h3>${subject}</h3>`}
${
  (code !== null || link !== null) &&
  html`<p class="message__keys">${
    code !== null &&
    html`<span class="message__code"><span>${text('sandbox.code')}</span> <code>${code}</code></span>`
  }${
    link !== null &&
    html`<a href="${link}" target="_blank" rel="noopener">${text('sandbox.openLink')}</a>`
  }</p>`
}
<div class="message__body">${paragraphsOf(message)}</div>
</li>`
}

/** The words, with the link in them as one. */
const paragraphsOf = ({ body, link }: MessageView): Html =>
  html`${body.split('\n\n').map(words => {
    const isLink = link !== null && words === link
    return html`<p>${isLink ? html`<a href="${link}" target="_blank" rel="noopener">${link}</a>` : words}</p>`
  })}`
